/// Touches one after the other on one instance: how many of them have found out nothing.
///
/// What counts looks different each time, so that a walk through its looks has no end.
struct AskedWalk {
  /// How many are made in any case; what is tried in combinations takes as many.
  private static let patience = 100
  private var known: Int
  private var left: Int

  /// - Parameter known: Of how many touches it is known what they do.
  init(knowing known: Int) {
    self.known = known
    left = Self.patience(knowing: known)
  }

  /// Makes another touch.
  ///
  /// - Returns: Whether it may be made.
  mutating func goOn(knowing known: Int) -> Bool {
    if known > self.known {
      self.known = known
      left = Self.patience(knowing: known)
    }
    left -= 1
    return left >= 0
  }

  /// All that is known is made one after the other, and once more.
  private static func patience(knowing known: Int) -> Int { patience + 2 * known }
}
