internal import CellophaneDocument
internal import UIKit

/// Collection and table views within cells, headers and footers: to a page each is a control with as
/// many choices as it has rows, since nothing in it is named.
extension UIView {
  /// The list itself where taps on its rows may be heard by its author.
  var heardList: (any AskableList)? {
    guard let list = self as? any AskableList, list.isUserInteractionEnabled,
      list.allowsSelectionNow, list.mayHaveSay
    else { return nil }
    return list
  }
}

extension AskableList {
  /// The rows that are shown, in their order.
  var shownPaths: [IndexPath] {
    var paths: [IndexPath] = []
    for node in sectionNodes {
      node.forEach { row in
        if let path = row.indexPath { paths.append(path) }
      }
    }
    return paths
  }

  /// Taps a row as a person does. It does not stay selected: that alone would write the whole row
  /// around anew, and take what was scrolled in it back to its start.
  ///
  /// - Returns: Whether there is such a row.
  func tap(_ row: Int) -> Bool {
    let paths = shownPaths
    guard paths.indices.contains(row) else { return false }
    let effect = touch(at: paths[row]).effect
    if effect == .selected, selectedPaths.contains(paths[row]) { choose(false, at: paths[row]) }
    return effect != .ignored
  }
}
