/// How round a corner is. UIKit: iOS 26 and later.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  public init(integerLiteral value: Int) {
    self.init(.fixed(Double(value)))
  }

  /// So many points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(.fixed(radius))
  }

  /// What keeps the corner at one distance from that of the view around that has round corners.
  ///
  /// Where none has, it is the minimum: a page's screen has no corners of its own.
  ///
  /// - Parameter minimum: The least radius, in points; `nil` for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.containerConcentric(minimum: minimum))
  }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .containerConcentric(let minimum):
      "containerConcentric(minimum: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }
}
