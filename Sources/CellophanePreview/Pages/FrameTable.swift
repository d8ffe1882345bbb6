internal import CellophaneDocument

/// What the frames of a page show at first sight, so that a change can be seen to lead to one.
///
/// It keeps digests: a thousand screens of a large tree would not fit.
struct FrameTable {
  private var names: [Int: String] = [:]
  /// In the order of the frames.
  private(set) var digests: [Int] = []

  /// Notes what a frame shows; of two that show the same the first counts.
  mutating func add(_ screen: ResolvedScreen, named name: String) {
    let digest = screen.hashValue
    digests.append(digest)
    if names[digest] == nil { names[digest] = name }
  }

  /// The frame that shows a screen, unless it is the one that is asked about.
  func name(showing screen: ResolvedScreen, otherThan frame: String? = nil) -> String? {
    names[screen.hashValue].flatMap { $0 == frame ? nil : $0 }
  }
}
