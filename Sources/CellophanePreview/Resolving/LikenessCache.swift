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
    var dressed: [ResolvedCell: (look: ResolvedRowLook, words: ResolvedWords)] = [:]

    init(normal: Paint, variants: [(states: [ResolvedState], paint: Paint)]) {
      self.normal = normal
      self.variants = variants
    }

    /// The look of a cell, its content and background left out.
    func look(of cell: ResolvedCell) -> (look: ResolvedRowLook, words: ResolvedWords) {
      if let known = dressed[cell] { return known }
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

  private let cells: CellResolver
  private var known: [Likeness: Answers] = [:]

  init(cells: CellResolver) {
    self.cells = cells
  }

  /// The look of a cell that answers by value and its words; `nil` where they cannot be told from
  /// each other.
  func answers(
    of cell: any AskableCell, possible: CellState
  ) -> (look: ResolvedRowLook, words: ResolvedWords)? {
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
    var (look, words) = answers.look(of: cells.around(cell))
    if words.text != nil { words.text = own.text }
    if words.secondaryText != nil { words.secondaryText = own.secondaryText }
    return (look, words)
  }

  private func workOut(_ likeness: Likeness) -> Answers {
    let normal = paint(likeness, in: likeness.state)
    var variants: [(states: [ResolvedState], paint: Paint)] = []
    for states in StatePlan(possible: likeness.possible, askingPairs: true).questions {
      let asked = paint(likeness, in: likeness.state.adding(Set(states)))
      let shown = variants.last { $0.states.allSatisfy(states.contains) }?.paint ?? normal
      if asked != shown { variants.append((states, asked)) }
    }
    let answers = Answers(normal: normal, variants: variants)
    known[likeness] = answers
    return answers
  }

  private func paint(_ likeness: Likeness, in state: UICellConfigurationState) -> Paint {
    let content =
      likeness.updatesContent ? likeness.content.updated(for: state) : likeness.content
    let background =
      likeness.updatesBackground ? likeness.background.updated(for: state) : likeness.background
    return Paint(
      content: cells.listContent(content, tint: likeness.tint),
      background: cells.backgrounds.background(background, tint: likeness.tint))
  }
}
