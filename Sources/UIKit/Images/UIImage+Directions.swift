extension UIImage {
  /// How a picture of a camera is turned.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Always upright: a browser turns what a file says itself.
  public var imageOrientation: Orientation { .up }

  /// The picture itself: a page does not turn pictures with the direction of reading.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Always `false`: a page does not turn pictures with the direction of reading.
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  /// The picture itself: edges for constraints are those of the picture.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// Always zero: edges for constraints are those of the picture.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
}
