/// The name of a method. On Linux nothing can be called by it; see ``StandInInvokable``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}
