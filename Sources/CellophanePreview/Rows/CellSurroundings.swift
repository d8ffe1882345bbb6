internal import CellophaneDocument
internal import UIKit

/// A look and the words that it leaves out.
typealias PartedLook = (look: ResolvedRowLook, words: ResolvedWords)

/// What a list hands on to the looks of its cells: one object for as long as that stays the same.
@MainActor final class CellSurroundings {
  private weak var list: UICollectionView?
  private let traits: UITraitCollection
  private let tint: UIColor

  init(of list: UICollectionView) {
    self.list = list
    traits = list.traitCollection
    tint = list.tintColor
  }

  /// Whether they are those of a list as it is now.
  func hold(for list: UICollectionView) -> Bool {
    self.list === list && traits.isEqual(list.traitCollection) && tint == list.tintColor
  }
}
