/// One generation of iOS's appearance, as tables: metrics, colours, type and shapes.
///
/// A look is data. `UIKit`'s defaults, the documents and the stylesheets all read it.
public struct Look: Hashable, Sendable {
  /// The name by which a look is chosen and by which files name it.
  public enum Name: String, CaseIterable, Codable, Hashable, Sendable {
    case iOS18, iOS26
  }

  public let name: Name

  /// iOS 15 to 18.
  public static let iOS18 = Look(name: .iOS18)
  /// iOS 26.
  public static let iOS26 = Look(name: .iOS26)

  package init(name: Name) {
    self.name = name
  }

  /// The look of a name.
  package init(_ name: Name) {
    switch name {
    case .iOS18: self = .iOS18
    case .iOS26: self = .iOS26
    }
  }
}
