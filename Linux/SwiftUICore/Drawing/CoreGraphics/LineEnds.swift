/// How a line ends. Source: Apple, Core Graphics, `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// How two lines meet. Source: Apple, Core Graphics, `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
