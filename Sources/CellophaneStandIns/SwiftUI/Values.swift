public import UIKit

/// A text.
@preconcurrency @MainActor public struct Text: View {
  public init(_ content: String) {}
  public init(_ key: LocalizedStringKey) {}
  public init(verbatim content: String) {}

  public var body: Never { raise("a text has no body") }
}

/// A text that is looked up in an app's catalogs.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  public init(_ value: String) {
    key = value
  }
  public init(stringLiteral value: String) {
    key = value
  }
}

/// A picture.
@preconcurrency @MainActor public struct Image: View {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}

  public var body: Never { raise("a picture has no body") }
}

/// A colour.
@preconcurrency @MainActor public struct Color: View, Hashable, Sendable {
  /// What the colour is to UIKit.
  nonisolated let color: UIColor

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name) ?? .clear
  }
  nonisolated public init(_ color: UIColor) {
    self.color = color
  }
  nonisolated public init(uiColor: UIColor) {
    color = uiColor
  }
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  nonisolated public init(white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// The colour, let through.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(color.withAlphaComponent(opacity))
  }

  nonisolated public static let clear = Color(UIColor.clear)
  nonisolated public static let black = Color(UIColor.black)
  nonisolated public static let white = Color(UIColor.white)
  nonisolated public static let gray = Color(UIColor.systemGray)
  nonisolated public static let red = Color(UIColor.systemRed)
  nonisolated public static let orange = Color(UIColor.systemOrange)
  nonisolated public static let yellow = Color(UIColor.systemYellow)
  nonisolated public static let green = Color(UIColor.systemGreen)
  nonisolated public static let mint = Color(UIColor.systemMint)
  nonisolated public static let teal = Color(UIColor.systemTeal)
  nonisolated public static let cyan = Color(UIColor.systemCyan)
  nonisolated public static let blue = Color(UIColor.systemBlue)
  nonisolated public static let indigo = Color(UIColor.systemIndigo)
  nonisolated public static let purple = Color(UIColor.systemPurple)
  nonisolated public static let pink = Color(UIColor.systemPink)
  nonisolated public static let brown = Color(UIColor.systemBrown)
  nonisolated public static let primary = Color(UIColor.label)
  nonisolated public static let secondary = Color(UIColor.secondaryLabel)
  nonisolated public static let accentColor = Color(UIColor.tintColor)

  public var body: Never { raise("a colour has no body") }
}

extension UIColor {
  /// A colour of SwiftUI's.
  public convenience init(_ color: Color) {
    self.init(cgColor: color.color.cgColor)
  }
}

/// How letters look.
public struct Font: Hashable, Sendable {
  /// A use of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How the system's letters are drawn.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font("system \(size)")
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font("\(style)")
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Edges of a view.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// Where views lie beside each other.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// Where views lie above each other.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view lies in another.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How something changes; at once, here.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()

  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}

/// Makes changes, at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
