/// Pictures of one thing in several surroundings.
@preconcurrency @MainActor open class UIImageAsset: NSObject {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  public override init() {
    super.init()
  }

  /// Adds the picture for some surroundings, in place of one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(imageWith: traitCollection)
    images.append((traitCollection, image))
  }

  /// Takes the picture for some surroundings away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
  }

  /// The picture that fits some surroundings best: of their brightness, else any.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let style = traitCollection.userInterfaceStyle
    let fitting = images.last { $0.traits.userInterfaceStyle == style }
    return
      (fitting ?? images.first { $0.traits.userInterfaceStyle == .unspecified }
      ?? images.first)?.image ?? UIImage()
  }
}

extension UIImage {
  /// Always `nil`: a picture is one, and what is added to its asset would not be shown.
  @preconcurrency @MainActor public var imageAsset: UIImageAsset? { nil }
}
