/// The first thing in an object that stands among the attributes of a text.
///
/// Linux: Foundation compares such values in C where parts of a text meet, and takes the word after an
/// object's header for what kind of object it is. A kind that it knows makes it ask `isEqual(_:)`; whatever
/// else lies there makes it stop. Its own classes begin with such a word too.
struct FoundationKind: Sendable {
  /// The first kind that it knows, in the bits where it looks.
  private let word: UInt64 = 1 << 8
}
