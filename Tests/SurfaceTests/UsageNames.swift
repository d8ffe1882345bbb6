/// Reads the names of the table of uses, which stand as they were found in apps' source.
struct UsageNames {
  let graph: SymbolGraph

  /// What stands on UIKit's types in the table and is apps' own extension of them, or was read off
  /// the wrong type.
  private static let appsOwn: Set = [
    "NSCollectionLayoutItem.image", "UIBarButtonItem.rx", "UIButton.cssSelectors",
    "UICollectionView.deselectAll()", "UICollectionView.pinToParent()", "UIColor.accentColor",
    "UIConfigurationState.cellDropState", "UIConfigurationState.isEditing",
    "UIConfigurationState.isFocused", "UIConfigurationState.isHighlighted",
    "UIConfigurationState.isSelected", "UIResponder.currentFirstResponder", "UISearchBar.rx",
    "UIStackView.pinEdgesToSuperviewMargins()", "UIView.contentConfiguration", "UIView.view",
    "UIViewController.reservation", "UIViewController.reservationContainerReference",
    "type UIBackgroundConfiguration.CellSelectionType", "type UIColor.Cell", "type UIFloat",
    "func configure()", "func configure(_:)", "func configure(cell:)",
    "func configure(configuration:)", "func configure(view:)", "func configure(with:)",
    "override applyThemeCollectionToCellContents(theme:collection:state:)",
    "override configure()", "override configureLayout()", "override createLayout()",
  ]

  /// How the names of UIKit's types begin; those of Foundation are Foundation's to have.
  private static let beginnings = [
    "UI", "NSDiffable", "NSCollection", "NSLayout", "NSDirectional", "CALayer",
    "NSKeyValue",
  ]

  private enum Place {
    case type(String)
    case member(String, of: String)
    case anywhere(String)
  }

  private static func place(of row: String) -> Place {
    var words = row
    if words.hasPrefix("type ") { return .type(String(words.dropFirst(5))) }
    for prefix in ["super ", "override var ", "override ", "func "] where words.hasPrefix(prefix) {
      words.removeFirst(prefix.count)
    }
    // Labels, a trailing closure and `[any form]` do not belong to the name.
    let name = words.replacing("(any receiver).", with: "")
      .prefix { $0 != "(" && $0 != "{" && $0 != " " }
    guard let dot = name.lastIndex(of: "."), !words.hasPrefix("(any receiver)") else {
      return .anywhere(String(name))
    }
    return .member(String(name[name.index(after: dot)...]), of: String(name[..<dot]))
  }

  /// Whether a row is about UIKit and not about an app's own types.
  func isUIKits(_ row: String) -> Bool {
    guard !Self.appsOwn.contains(row) else { return false }
    return switch Self.place(of: row) {
    case .type(let type): Self.beginnings.contains { type.hasPrefix($0) }
    case .member(_, let type): graph.types.contains(type)
    case .anywhere: true
    }
  }

  /// Whether what a row names is there.
  func exists(_ row: String) -> Bool {
    switch Self.place(of: row) {
    case .type(let type): graph.types.contains(type) || graph.hasAnywhere(type)
    case .member(let name, let type): graph.has(named: name, in: type)
    case .anywhere(let name): graph.hasAnywhere(name)
    }
  }
}
