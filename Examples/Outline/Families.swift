import UIKit

/// The outline that every stage shows: the shop's three boys, and the brothers.
enum Families {
  /// The one section of the list.
  static let section = "Families"

  static let roots = ["Pep", "Marx"]

  /// Names by the name that they stand under.
  static let children = [
    "Pep": ["Manny", "Moe", "Jack"],
    "Marx": ["Groucho", "Harpo", "Chico", "Other"],
    "Other": ["Zeppo", "Gummo"],
  ]

  /// The whole tree, closed.
  static func snapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(roots, to: nil)
    for parent in ["Pep", "Marx", "Other"] {
      tree.append(children[parent] ?? [], to: parent)
    }
    return tree
  }
}
