/// The namespace of types that serve as subscribers.
public enum Subscribers {}
