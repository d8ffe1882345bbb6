internal import CellophaneDocument
internal import UIKit

/// The answers of cells that differ in their words alone, worked out once.
///
/// Most rows of a list are alike but for their texts: a list of many rows is then resolved by
/// giving known looks other words. A page has one, so that what is shown, what is asked and what is
/// made again to be compared have their looks in common.
@MainActor final class LikenessCache {
  /// All that a cell's look depends on, its words left out.
  private struct Likeness: Hashable {
    var content: UIListContentConfiguration
    var background: UIBackgroundConfiguration
    var updatesContent: Bool
    var updatesBackground: Bool
    /// The state in which the cell is asked; `nil` where it is taken as it is.
    var state: UICellConfigurationState?
    var tint: UIColor
    var possible: CellState
  }

  /// Content and background in a state.
  private struct Paint: Hashable {
    var content: ResolvedListContent
    var background: ResolvedBackground
  }

  /// What a likeness looks like in every state.
  private final class Answers {
    let normal: Paint
    let variants: [(states: [ResolvedState], paint: Paint)]
    /// The looks with what stands around the content: accessories, indentation.
    private var dressed: [ResolvedCell: PartedLook] = [:]
    private var last: (cell: ResolvedCell, look: PartedLook)?

    init(normal: Paint, variants: [(states: [ResolvedState], paint: Paint)]) {
      self.normal = normal
      self.variants = variants
    }

    /// The look of a cell, its content and background left out.
    func look(of cell: ResolvedCell) -> PartedLook {
      if let last, last.cell == cell { return last.look }
      let look = dressed[cell] ?? dress(cell)
      last = (cell, look)
      return look
    }

    private func dress(_ cell: ResolvedCell) -> PartedLook {
      func painted(_ paint: Paint) -> ResolvedCell {
        var cell = cell
        cell.content = .list(paint.content)
        cell.background = paint.background
        return cell
      }
      let look = ResolvedRowLook.parting(
        painted(normal),
        variants.map { ResolvedVariant(states: $0.states, cell: painted($0.paint)) })
      dressed[cell] = look
      return look
    }
  }

  /// What was read of a cell, for as long as nothing is set on it.
  private final class Kept {
    var shown: (surroundings: CellSurroundings, look: PartedLook)?
    var answers: (surroundings: CellSurroundings, possible: CellState, look: PartedLook)?
  }

  private var known: [Likeness: Answers] = [:]
  /// Most cells are like the cell before or the one before that, which costs less to see than to look
  /// up.
  private var last: [(likeness: Likeness, answers: Answers)] = []

  /// Those of cells with attributed texts, by all that these say.
  private var attributed = KnownAnswers<Likeness, Answers>(limit: 4096)

  /// What lists hand on to their cells.
  private var lists = KnownAnswers<ObjectIdentifier, CellSurroundings>(limit: 64)

  /// What a list hands on to its cells; `nil` where cells have to be asked anew each time.
  func surroundings(of list: any AskableList) -> CellSurroundings? {
    // An edited list asks its delegate which of its cells take part.
    guard let list = list as? UICollectionView, !list.isEditing else { return nil }
    if let known = lists[ObjectIdentifier(list)], known.hold(for: list) { return known }
    let surroundings = CellSurroundings(of: list)
    lists[ObjectIdentifier(list)] = surroundings
    return surroundings
  }

  /// The look of a cell as it is and its words; `nil` where they cannot be told from each other.
  ///
  /// - Parameter surroundings: What the list hands on; `nil` has the cell read anew.
  func shown(
    _ cell: any AskableCell, in surroundings: CellSurroundings?, by cells: CellResolver
  ) -> PartedLook? {
    let kept = kept(of: cell, in: surroundings)
    if let known = kept?.shown, known.surroundings === surroundings { return known.look }
    let look = look(of: cell, isPlain: kept != nil, by: cells) { content, background in
      Likeness(
        content: content, background: background, updatesContent: false, updatesBackground: false,
        state: nil, tint: cell.tintColor, possible: [])
    }
    if let surroundings, let look { kept?.shown = (surroundings, look) }
    return look
  }

  /// The look in every state of a cell that answers by value, and its words; `nil` where they
  /// cannot be told from each other, and for other cells.
  ///
  /// - Parameter surroundings: What the list hands on; `nil` has the cell asked anew.
  func answers(
    of cell: any AskableCell, possible: CellState, in surroundings: CellSurroundings?,
    by cells: CellResolver
  ) -> PartedLook? {
    let kept = kept(of: cell, in: surroundings)
    if let known = kept?.answers, known.surroundings === surroundings, known.possible == possible {
      return known.look
    }
    guard kept != nil || cell.answersByValue else { return nil }
    let look = look(of: cell, isPlain: kept != nil, by: cells) { content, background in
      Likeness(
        content: content, background: background,
        updatesContent: cell.automaticallyUpdatesContentConfiguration,
        updatesBackground: cell.followsState,
        state: cell.configurationState.normal, tint: cell.tintColor, possible: possible)
    }
    if let surroundings, let look { kept?.answers = (surroundings, possible, look) }
    return look
  }

  /// Where a cell keeps what was read of it; `nil` for a cell that may look otherwise without that
  /// anything is set on itself.
  private func kept(of cell: any AskableCell, in surroundings: CellSurroundings?) -> Kept? {
    guard surroundings != nil, let cell = cell as? UICollectionViewCell, cell.isPlain else {
      return nil
    }
    if let kept = cell.keptReading as? Kept { return kept }
    let kept = Kept()
    cell.keptReading = kept
    return kept
  }

  /// - Parameter isPlain: Whether it is known that the cell draws nothing of its own.
  private func look(
    of cell: any AskableCell, isPlain: Bool, by cells: CellResolver,
    _ likeness: (UIListContentConfiguration, UIBackgroundConfiguration) -> Likeness
  ) -> PartedLook? {
    guard let whole = cell.askedContent as? UIListContentConfiguration,
      isPlain || !CellFrame(cell).isThere,
      let background = cell.backgroundConfiguration
    else { return nil }
    let own = (cell as? UICollectionViewCell)?.cut(whole) ?? whole
    // Attributes lie on stretches of a text's own words, which stay with it.
    let (isPlainText, isPlainSecond) = (
      own.attributedText == nil, own.secondaryAttributedText == nil
    )
    var content = own
    if isPlainText { content.text = own.text.map { $0.isEmpty ? $0 : "words" } }
    if isPlainSecond {
      content.secondaryText = own.secondaryText.map { $0.isEmpty ? $0 : "words" }
    }
    let asked = likeness(content, background)
    let answers = isPlainText && isPlainSecond ? answers(asked, cells) : attributed(asked, cells)
    var (look, words) = answers.look(of: cells.around(cell))
    if isPlainText, words.text != nil { words.text = own.text }
    if isPlainSecond, words.secondaryText != nil { words.secondaryText = own.secondaryText }
    return (look, words)
  }

  /// The answers of cells with attributed texts: nearly each row has its own, but each is asked again
  /// with every touch that is tried.
  private func attributed(_ likeness: Likeness, _ cells: CellResolver) -> Answers {
    if let known = attributed[likeness] { return known }
    let answers = workOut(likeness, cells)
    attributed[likeness] = answers
    return answers
  }

  private func answers(_ likeness: Likeness, _ cells: CellResolver) -> Answers {
    if let alike = last.first(where: { $0.likeness == likeness }) { return alike.answers }
    let answers: Answers
    if let known = known[likeness] {
      answers = known
    } else {
      answers = workOut(likeness, cells)
      known[likeness] = answers
    }
    last = [(likeness, answers)] + last.prefix(1)
    return answers
  }

  private func workOut(_ likeness: Likeness, _ cells: CellResolver) -> Answers {
    let normal = paint(likeness, in: likeness.state, cells)
    guard let state = likeness.state else { return Answers(normal: normal, variants: []) }
    var variants: [(states: [ResolvedState], paint: Paint)] = []
    for states in StatePlan(possible: likeness.possible).questions {
      let asked = paint(likeness, in: state.adding(Set(states)), cells)
      let shown = variants.last { $0.states.allSatisfy(states.contains) }?.paint ?? normal
      // What does not follow its state says so where the look's default would.
      let isFixed = !likeness.updatesBackground || !likeness.updatesContent
      if asked != shown || isFixed && states.count == 1 { variants.append((states, asked)) }
    }
    return Answers(normal: normal, variants: variants)
  }

  private func paint(
    _ likeness: Likeness, in state: UICellConfigurationState?, _ cells: CellResolver
  ) -> Paint {
    var (content, background) = (likeness.content, likeness.background)
    if let state {
      if likeness.updatesContent { content = content.updated(for: state) }
      if likeness.updatesBackground { background = background.updated(for: state) }
    }
    return Paint(
      content: cells.listContent(content, tint: likeness.tint),
      background: cells.backgrounds.background(background, tint: likeness.tint))
  }
}
