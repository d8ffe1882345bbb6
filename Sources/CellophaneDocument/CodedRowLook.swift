/// A row's look as it is written: content that all states share stands there once.
struct CodedRowLook: Codable {
  struct Variant: Codable {
    var states: [ResolvedState]
    /// Its content is empty where it keeps the normal one.
    var cell: ResolvedCell
    /// Whether its content is the normal cell's.
    var keepsContent: Bool

    init(_ variant: ResolvedVariant, of normal: ResolvedCell) {
      states = variant.states
      cell = variant.cell
      keepsContent = cell.content == normal.content
      if keepsContent { cell.content = .empty }
    }

    func variant(of normal: ResolvedCell) -> ResolvedVariant {
      var variant = ResolvedVariant(states: states, cell: cell)
      if keepsContent { variant.cell.content = normal.content }
      return variant
    }
  }

  var cell: ResolvedCell
  var variants: [Variant]
}
