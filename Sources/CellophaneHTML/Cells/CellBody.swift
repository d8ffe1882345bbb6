internal import CellophaneDocument

/// One body of a cell: the start's, or one for states in which more than paint differs.
struct CellBody {
  /// What the cell is in the states in which this body shows.
  struct Answer {
    let question: StateQuestion
    let cell: ResolvedCell
  }

  /// In the order in which the later wins; all of them differ from the body's own cell in nothing
  /// but paint.
  var answers: [Answer] = []
  /// The states that this body is for; `nil` for the start.
  var question: StateQuestion?
  /// In which states it shows, or no longer does.
  var display = StateTwins<Bool>()
}

extension CellBody {
  /// The bodies of a look, the start's first; a row's markup holds them all.
  static func bodies(of look: ResolvedRowLook) -> [(cell: ResolvedCell, body: CellBody)] {
    var bodies = [(cell: look.cell, body: CellBody())]
    let variants = look.variants.map { variant -> Variant in
      let known = bodies.firstIndex { $0.cell.differsOnlyInPaint(from: variant.cell) }
      if known == nil {
        var body = CellBody()
        body.question = StateQuestion.of(variant.states)
        bodies.append((variant.cell, body))
      }
      return Variant(
        question: .of(variant.states), cell: variant.cell, body: known ?? bodies.count - 1)
    }
    for question in questions(of: variants) {
      let variant = variants.last { $0.question.holds(in: question.mask) }
      let shown = variant?.body ?? 0
      bodies[shown].body.answers.append(
        Answer(question: question, cell: variant?.cell ?? look.cell))
      guard bodies.count > 1 else { continue }
      for index in bodies.indices {
        bodies[index].body.display.add(index == shown, in: question, fallback: index == 0)
      }
    }
    return bodies
  }

  private struct Variant {
    let question: StateQuestion
    let cell: ResolvedCell
    let body: Int
  }

  /// All states in which a variant may show.
  private static func questions(of variants: [Variant]) -> [StateQuestion] {
    let mask = variants.reduce(0) { $0 | $1.question.mask }
    return StateQuestion.all.filter { $0.holds(in: mask) }
      + variants.map(\.question).filter { $0.position == StateQuestion.all.count }
  }
}

/// What a cell has to know of the row that it stands in.
struct RowPlace: Equatable {
  /// Whether the cell itself is the row's one cell of a grid.
  let isGridcell: Bool
  /// Where a row of navigation leads.
  let destination: ResolvedEdit?
  /// Whether that is where the reader is.
  let isCurrent: Bool
  /// Whether it heads the rows of its section.
  let isHeader: Bool
}
