extension UIImage {
  /// The pictures of one that moves, and how long they take.
  package struct Frames: Equatable, Sendable {
    var images: [UIImage]
    var duration: TimeInterval
  }

  /// The pictures of one that moves; `nil` where it stands still.
  public var images: [UIImage]? { frames?.images }
  /// Seconds that all pictures take; 0 where it stands still.
  public var duration: TimeInterval { frames?.duration ?? 0 }

  /// A picture that moves through others; a page shows the first.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      source: first.source, configurationValues: first.configurationValues,
      tintColor: first.tintColor, renderingMode: first.renderingMode,
      baselineOffset: first.baselineOffsetFromBottom, variableValue: first.variableValue,
      stretching: first.stretching, frames: Frames(images: images, duration: duration))
  }

  /// A picture that moves through those whose names end in 0, 1 and so on; a page shows the first.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1_024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
