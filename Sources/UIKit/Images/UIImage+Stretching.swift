extension UIImage {
  /// How the middle of a stretched picture fills its room.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  /// Which parts of a picture keep their size where it is stretched, and how the others fill theirs.
  package struct Stretching: Equatable, Sendable {
    var caps: UIEdgeInsets
    var mode: ResizingMode
  }

  /// The parts at the edges that keep their size, in points; zero unless they were set.
  public var capInsets: UIEdgeInsets { stretching?.caps ?? .zero }
  /// How the middle fills its room.
  public var resizingMode: ResizingMode { stretching?.mode ?? .tile }

  /// The picture with edges that keep their size; a page stretches all of it.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that keep their size; a page stretches all of it.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    variant(stretching: Stretching(caps: capInsets, mode: resizingMode))
  }

  /// The picture with one column and one row that are stretched; a page stretches all of it.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)), resizingMode: .stretch)
  }
}
