extension UICollectionViewController {
  /// Makes the controller's view around the collection view, which is made if there is none.
  final func makeView() {
    let box = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    let list =
      ownCollectionView ?? UICollectionView(frame: box.bounds, collectionViewLayout: firstLayout)
    ownCollectionView = list
    list.delegate = list.delegate ?? self
    list.dataSource = list.dataSource ?? self
    fill(box, with: list)
    view = box
  }

  final func fill(_ box: UIView, with list: UICollectionView) {
    list.frame = box.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if list.superview !== box { box.insertSubview(list, at: 0) }
  }
}
