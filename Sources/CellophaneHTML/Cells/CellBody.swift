internal import CellophaneDocument

/// One body of a cell: the start's, or the one of a state in which more than paint differs.
struct CellBody {
  /// The states in which only colours and the like differ.
  var twins: [StateTwin] = []
  /// The state that this body is for; `nil` for the start.
  var state: ResolvedState?
  /// The states in which another body takes this one's place.
  var replacingStates: [ResolvedState] = []
}

/// What a cell has to know of the row that it stands in.
struct RowPlace: Equatable {
  /// Whether the cell itself is the row's one cell of a grid.
  let isGridcell: Bool
  /// Where a row of navigation leads.
  let destination: ResolvedEdit?
  /// Whether that is where the reader is.
  let isCurrent: Bool
}
