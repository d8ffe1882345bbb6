/// What was read of a collection view's view, and where that view stands.
///
/// The view's layer has it too, so that neither has to know the other: an object that another refers to
/// weakly is slower to refer to ever after.
@MainActor final class ViewReading {
  var kept: AnyObject?
  weak var owner: UICollectionView?
  var place: ItemPlace?

  init(owner: UICollectionView?, place: ItemPlace?) {
    self.owner = owner
    self.place = place
  }

  /// Something was set by which the view may look otherwise.
  func forget() {
    guard kept != nil else { return }
    kept = nil
    if let place, place.kind == nil { owner?.marks.note(place.indexPath) }
  }
}
