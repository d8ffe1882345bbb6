internal import CellophaneLook

extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { Shared.systemRed }
  /// The system's orange.
  public class var systemOrange: UIColor { Shared.systemOrange }
  /// The system's yellow.
  public class var systemYellow: UIColor { Shared.systemYellow }
  /// The system's green.
  public class var systemGreen: UIColor { Shared.systemGreen }
  /// The system's mint.
  public class var systemMint: UIColor { Shared.systemMint }
  /// The system's teal.
  public class var systemTeal: UIColor { Shared.systemTeal }
  /// The system's cyan.
  public class var systemCyan: UIColor { Shared.systemCyan }
  /// The system's blue.
  public class var systemBlue: UIColor { Shared.systemBlue }
  /// The system's indigo.
  public class var systemIndigo: UIColor { Shared.systemIndigo }
  /// The system's purple.
  public class var systemPurple: UIColor { Shared.systemPurple }
  /// The system's pink.
  public class var systemPink: UIColor { Shared.systemPink }
  /// The system's brown.
  public class var systemBrown: UIColor { Shared.systemBrown }
  /// The system's gray.
  public class var systemGray: UIColor { Shared.systemGray }
  /// The second of the grays, nearer the background.
  public class var systemGray2: UIColor { Shared.systemGray2 }
  /// The third of the grays.
  public class var systemGray3: UIColor { Shared.systemGray3 }
  /// The fourth of the grays.
  public class var systemGray4: UIColor { Shared.systemGray4 }
  /// The fifth of the grays.
  public class var systemGray5: UIColor { Shared.systemGray5 }
  /// The sixth of the grays, nearest the background.
  public class var systemGray6: UIColor { Shared.systemGray6 }
  /// Text of the first rank.
  public class var label: UIColor { Shared.label }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { Shared.secondaryLabel }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { Shared.tertiaryLabel }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { Shared.quaternaryLabel }
  /// Text where nothing was entered yet.
  public class var placeholderText: UIColor { Shared.placeholderText }
  /// Links.
  public class var link: UIColor { Shared.link }
  /// Lines through which one can see.
  public class var separator: UIColor { Shared.separator }
  /// Lines through which one cannot see.
  public class var opaqueSeparator: UIColor { Shared.opaqueSeparator }
  /// Fills of small shapes.
  public class var systemFill: UIColor { Shared.systemFill }
  /// Fills of medium shapes.
  public class var secondarySystemFill: UIColor { Shared.secondarySystemFill }
  /// Fills of large shapes.
  public class var tertiarySystemFill: UIColor { Shared.tertiarySystemFill }
  /// Fills of large shapes with much in them.
  public class var quaternarySystemFill: UIColor { Shared.quaternarySystemFill }
  /// The background.
  public class var systemBackground: UIColor { Shared.systemBackground }
  /// Groups on the background.
  public class var secondarySystemBackground: UIColor { Shared.secondarySystemBackground }
  /// Groups within groups.
  public class var tertiarySystemBackground: UIColor { Shared.tertiarySystemBackground }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor { Shared.systemGroupedBackground }
  /// Groups on a grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    Shared.secondarySystemGroupedBackground
  }
  /// Groups within groups on a grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    Shared.tertiarySystemGroupedBackground
  }
  /// The tint of the place where it is used.
  public class var tintColor: UIColor { Shared.tint }
}

extension UIColor {
  /// Black, the same everywhere.
  public class var black: UIColor { Shared.black }
  /// A dark gray, the same everywhere.
  public class var darkGray: UIColor { Shared.darkGray }
  /// A light gray, the same everywhere.
  public class var lightGray: UIColor { Shared.lightGray }
  /// White, the same everywhere.
  public class var white: UIColor { Shared.white }
  /// A gray, the same everywhere.
  public class var gray: UIColor { Shared.gray }
  /// Red, the same everywhere.
  public class var red: UIColor { Shared.red }
  /// Green, the same everywhere.
  public class var green: UIColor { Shared.green }
  /// Blue, the same everywhere.
  public class var blue: UIColor { Shared.blue }
  /// Cyan, the same everywhere.
  public class var cyan: UIColor { Shared.cyan }
  /// Yellow, the same everywhere.
  public class var yellow: UIColor { Shared.yellow }
  /// Magenta, the same everywhere.
  public class var magenta: UIColor { Shared.magenta }
  /// Orange, the same everywhere.
  public class var orange: UIColor { Shared.orange }
  /// Purple, the same everywhere.
  public class var purple: UIColor { Shared.purple }
  /// Brown, the same everywhere.
  public class var brown: UIColor { Shared.brown }
  /// No colour.
  public class var clear: UIColor { Shared.clear }
  /// Dark text on light ground, the same everywhere.
  public class var darkText: UIColor { black }
  /// Light text on dark ground, the same everywhere.
  public class var lightText: UIColor { Shared.lightText }
  /// The background of a grouped table view.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

extension UIColor {
  /// One object a colour, as UIKit has it.
  private enum Shared {
    static let systemRed = UIColor(SystemColor.systemRed)
    static let systemOrange = UIColor(SystemColor.systemOrange)
    static let systemYellow = UIColor(SystemColor.systemYellow)
    static let systemGreen = UIColor(SystemColor.systemGreen)
    static let systemMint = UIColor(SystemColor.systemMint)
    static let systemTeal = UIColor(SystemColor.systemTeal)
    static let systemCyan = UIColor(SystemColor.systemCyan)
    static let systemBlue = UIColor(SystemColor.systemBlue)
    static let systemIndigo = UIColor(SystemColor.systemIndigo)
    static let systemPurple = UIColor(SystemColor.systemPurple)
    static let systemPink = UIColor(SystemColor.systemPink)
    static let systemBrown = UIColor(SystemColor.systemBrown)
    static let systemGray = UIColor(SystemColor.systemGray)
    static let systemGray2 = UIColor(SystemColor.systemGray2)
    static let systemGray3 = UIColor(SystemColor.systemGray3)
    static let systemGray4 = UIColor(SystemColor.systemGray4)
    static let systemGray5 = UIColor(SystemColor.systemGray5)
    static let systemGray6 = UIColor(SystemColor.systemGray6)
    static let label = UIColor(SystemColor.label)
    static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
    static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
    static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
    static let placeholderText = UIColor(SystemColor.placeholderText)
    static let link = UIColor(SystemColor.link)
    static let separator = UIColor(SystemColor.separator)
    static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
    static let systemFill = UIColor(SystemColor.systemFill)
    static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
    static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
    static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)
    static let systemBackground = UIColor(SystemColor.systemBackground)
    static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
    static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
    static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
    static let secondarySystemGroupedBackground = UIColor(
      SystemColor.secondarySystemGroupedBackground)
    static let tertiarySystemGroupedBackground = UIColor(
      SystemColor.tertiarySystemGroupedBackground)
    static let tint = UIColor(LookColor.tint)
    static let clear = UIColor(LookColor.clear)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
}
