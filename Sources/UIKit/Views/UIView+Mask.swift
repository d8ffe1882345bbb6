extension UIView {
  /// What shows through: the view's layer is the layer's mask.
  public var mask: UIView? {
    get { storage.mask }
    set {
      storage.mask = newValue
      layer.mask = newValue?.layer
    }
  }
}
