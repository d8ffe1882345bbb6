internal import CellophaneDocument
internal import UIKit

/// The answers of cells that differ in their words alone, worked out once.
///
/// Most rows of a list are alike but for their texts: a list of many rows is then resolved by
/// giving known looks other words.
@MainActor final class LikenessCache {
  /// All that a cell's look depends on, its words left out.
  private struct Likeness: Hashable {
    var content: UIListContentConfiguration
    var background: UIBackgroundConfiguration
    var updatesContent: Bool
    var updatesBackground: Bool
    var state: UICellConfigurationState
    var tint: UIColor
    var possible: CellState
  }

  /// A look in a state.
  private struct Look: Hashable {
    var content: ResolvedListContent
    var background: ResolvedBackground
  }

  private struct Answers {
    var normal: Look
    var variants: [(states: [ResolvedState], look: Look)]
  }

  private let cells: CellResolver
  private var known: [Likeness: Answers] = [:]

  init(cells: CellResolver) {
    self.cells = cells
  }

  /// The looks of a cell that answers by value; `nil` where its words cannot be told from its
  /// look.
  func answers(
    of cell: any AskableCell, possible: CellState
  ) -> (ResolvedCell, [ResolvedVariant])? {
    guard let own = cell.askedContent as? UIListContentConfiguration,
      own.attributedText == nil, own.secondaryAttributedText == nil,
      let background = cell.backgroundConfiguration
    else { return nil }
    var content = own
    content.text = own.text.map { $0.isEmpty ? $0 : "words" }
    content.secondaryText = own.secondaryText.map { $0.isEmpty ? $0 : "words" }
    let likeness = Likeness(
      content: content, background: background,
      updatesContent: cell.automaticallyUpdatesContentConfiguration,
      updatesBackground: cell.automaticallyUpdatesBackgroundConfiguration,
      state: cell.configurationState.normal, tint: cell.tintColor, possible: possible)
    let answers = known[likeness] ?? workOut(likeness)
    let dressed = cells.around(cell)
    func worded(_ look: Look) -> ResolvedCell {
      var cell = dressed
      var content = look.content
      if let text = own.text { content.text?.runs = [ResolvedRun(text)] }
      if let text = own.secondaryText { content.secondaryText?.runs = [ResolvedRun(text)] }
      cell.content = .list(content)
      cell.background = look.background
      return cell
    }
    return (
      worded(answers.normal),
      answers.variants.map { ResolvedVariant(states: $0.states, cell: worded($0.look)) }
    )
  }

  private func workOut(_ likeness: Likeness) -> Answers {
    let normal = look(likeness, in: likeness.state)
    var variants: [(states: [ResolvedState], look: Look)] = []
    for states in StatePlan(possible: likeness.possible, askingPairs: true).questions {
      let asked = look(likeness, in: likeness.state.adding(Set(states)))
      let shown = variants.last { $0.states.allSatisfy(states.contains) }?.look ?? normal
      if asked != shown { variants.append((states, asked)) }
    }
    let answers = Answers(normal: normal, variants: variants)
    known[likeness] = answers
    return answers
  }

  private func look(_ likeness: Likeness, in state: UICellConfigurationState) -> Look {
    let content =
      likeness.updatesContent ? likeness.content.updated(for: state) : likeness.content
    let background =
      likeness.updatesBackground ? likeness.background.updated(for: state) : likeness.background
    return Look(
      content: cells.listContent(content, tint: likeness.tint),
      background: cells.backgrounds.background(background, tint: likeness.tint))
  }
}
