internal import CellophaneDocument

/// What the items of a page look like in states, asked once for each look of theirs.
///
/// A touch makes another instance of everything, in which most items look as they did before: one
/// that does is taken to look the same in every state too.
@MainActor final class AskedLooks {
  /// An item as it is shown in its normal state.
  struct Look: Hashable {
    var item: AnyHashable
    /// The cell's class.
    var kind: ObjectIdentifier
    var normal: ResolvedCell
    var possible: CellState
  }

  private var known: [Look: [ResolvedVariant]] = [:]

  /// The variants of a look, asked where it is new.
  func variants(of look: Look, asking ask: () -> [ResolvedVariant]) -> [ResolvedVariant] {
    if let variants = known[look] { return variants }
    let variants = ask()
    known[look] = variants
    return variants
  }
}
