internal import CellophaneDocument

/// What asking found out about the rows of one collection.
struct CollectionAnswers {
  /// By where the rows stand.
  var rows: [RowAddress: RowAnswers] = [:]
}

/// What asking found out about one row.
struct RowAnswers {
  /// Whether a tap selects it; `nil` leaves that to the collection's rules.
  var isSelectable: Bool?
  /// Whether a press shows.
  var isHighlightable = true
  var tap: ResolvedOutcome?
  /// Whether a row that is chosen stays so when it is tapped again.
  var refusesDeselecting = false
  /// What toggles it, where that is not the accessory.
  var trigger: ResolvedExpansion.Trigger?
  var refusesExpanding = false
  var refusesCollapsing = false
  var expanding: ResolvedOutcome?
  var collapsing: ResolvedOutcome?
  var leadingActions: [Int: ResolvedOutcome] = [:]
  var trailingActions: [Int: ResolvedOutcome] = [:]
  var customActions: [Int: ResolvedOutcome] = [:]
  /// What the choices of its context menu do, by their numbers.
  var menu: [Int: ResolvedOutcome] = [:]
  /// By the accessories' places in the document.
  var leadingAccessories: [Int: ResolvedOutcome] = [:]
  var trailingAccessories: [Int: ResolvedOutcome] = [:]
  /// By the controls' numbers in the cell; what their choices do.
  var controls: [Int: [ResolvedOutcome?]] = [:]
}
