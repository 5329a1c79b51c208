/// The namespace of types that serve as publishers.
public enum Publishers {}
