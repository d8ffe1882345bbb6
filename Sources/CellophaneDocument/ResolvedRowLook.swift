private import Synchronization

/// What a row looks like in every state, the words that are its own left out.
///
/// Rows that differ in their words alone share one look, so that what follows from it is worked
/// out once. It never changes and is equal to another by its parts.
package final class ResolvedRowLook: Codable, Hashable, Sendable {
  /// The cell in its normal state; its texts say where words of the row's own stand.
  package let cell: ResolvedCell
  /// The states in which the cell differs, single ones first, then combinations.
  package let variants: [ResolvedVariant]
  /// What it adds to a hash; 0 until somebody asks. A screen of many rows has few looks.
  private let digest = Atomic(0)

  private init(cell: ResolvedCell, variants: [ResolvedVariant]) {
    self.cell = cell
    self.variants = variants
  }

  package init(from decoder: any Decoder) throws {
    let coded = try CodedRowLook(from: decoder)
    cell = coded.cell
    variants = coded.variants.map { $0.variant(of: coded.cell) }
  }

  package func encode(to encoder: any Encoder) throws {
    let variants = variants.map { CodedRowLook.Variant($0, of: cell) }
    try CodedRowLook(cell: cell, variants: variants).encode(to: encoder)
  }

  /// Parts cells from the words that all of them say alike.
  package static func parting(
    _ cell: ResolvedCell, _ variants: [ResolvedVariant]
  ) -> (look: ResolvedRowLook, words: ResolvedWords) {
    let words = ResolvedWords(of: cell)
    let look = ResolvedRowLook(
      cell: cell.leavingOut(words),
      variants: variants.map {
        ResolvedVariant(states: $0.states, cell: $0.cell.leavingOut(words))
      })
    return (look, words)
  }

  /// The cell that a page shows in some states: the last variant that holds, or the normal cell.
  package func cell(in states: [ResolvedState]) -> ResolvedCell {
    variants.last { $0.states.allSatisfy(states.contains) }?.cell ?? cell
  }

  package static func == (one: ResolvedRowLook, other: ResolvedRowLook) -> Bool {
    one === other || one.cell == other.cell && one.variants == other.variants
  }

  package func hash(into hasher: inout Hasher) {
    var known = digest.load(ordering: .relaxed)
    if known == 0 {
      var own = Hasher()
      own.combine(cell)
      own.combine(variants)
      known = own.finalize()
      digest.store(known, ordering: .relaxed)
    }
    hasher.combine(known)
  }
}

/// The words of a row that its look leaves out; `nil` where the look has none or says them itself.
package struct ResolvedWords: Codable, Hashable, Sendable {
  package enum Word: String, Codable, Hashable, Sendable { case text, secondaryText }

  package var text: String?
  package var secondaryText: String?

  package init(text: String? = nil, secondaryText: String? = nil) {
    self.text = text
    self.secondaryText = secondaryText
  }

  package subscript(word: Word) -> String? {
    switch word {
    case .text: text
    case .secondaryText: secondaryText
    }
  }

  /// What can be left out of a cell: texts without attributes of their own.
  fileprivate init(of cell: ResolvedCell) {
    guard case .list(let content) = cell.content else { return }
    text = content.text?.plainWords
    secondaryText = content.secondaryText?.plainWords
  }
}

extension ResolvedCell {
  /// The cell of a row, with the words that its look leaves out.
  package func saying(_ words: ResolvedWords) -> ResolvedCell {
    rewording { text, _ in
      guard let word = text.word, let said = words[word] else { return }
      text.runs = [ResolvedRun(said)]
      text.word = nil
    }
  }

  /// The cell without those of the words that it says.
  fileprivate func leavingOut(_ words: ResolvedWords) -> ResolvedCell {
    rewording { text, word in
      guard let said = words[word], text.plainWords == said else { return }
      text.runs = []
      text.word = word
    }
  }

  private func rewording(
    _ change: (inout ResolvedText, ResolvedWords.Word) -> Void
  ) -> ResolvedCell {
    guard case .list(var content) = content else { return self }
    if var text = content.text {
      change(&text, .text)
      content.text = text
    }
    if var text = content.secondaryText {
      change(&text, .secondaryText)
      content.secondaryText = text
    }
    var cell = self
    cell.content = .list(content)
    return cell
  }
}

extension ResolvedText {
  /// The characters of a text in one run without attributes.
  fileprivate var plainWords: String? {
    runs.count == 1 && !runs[0].hasAttributes ? runs[0].text : nil
  }
}
