package import CellophaneDocument
internal import Seeding

/// Makes documents of others by putting hostile texts where they have texts, in every slot that takes
/// any text.
///
/// It works on a document's tree of values, so that a slot which is added later is reached without a
/// word here.
package struct DocumentFuzzer {
  /// Documents as they are.
  private let samples: [(tree: DocumentTree, slots: [[DocumentTree.Step]])]
  /// How many kinds of slots take any text.
  package let kindCount: Int

  /// - Parameter pages: What is changed; texts that a document takes from a list of words stay.
  package init(_ pages: [ResolvedPage]) throws {
    var freedom: [[String]: Bool] = [:]
    samples = try pages.map { page in
      let tree = try DocumentTree(of: page)
      let slots = tree.texts.filter { slot in
        let kind = Self.kind(of: slot)
        if let isFree = freedom[kind] { return isFree }
        let isFree = Self.page(tree.replacing(slot, by: .text("<&\"'>"))) != nil
        freedom[kind] = isFree
        return isFree
      }
      return (tree, slots)
    }
    kindCount = freedom.count { $0.value }
  }

  /// A document with up to twelve hostile texts; `nil` where it takes one of them from a list of words.
  package func page(seed: UInt64) -> ResolvedPage? {
    var numbers = SeededGenerator(seed: seed)
    guard let sample = samples.randomElement(using: &numbers) else { return nil }
    var tree = sample.tree
    for _ in 0..<Int.random(in: 1...12, using: &numbers) {
      guard let slot = sample.slots.randomElement(using: &numbers) else { continue }
      let text = HostileTexts.joined(using: &numbers)
      let old = tree[slot]?.text ?? ""
      let new = [text, text + old, old + text].randomElement(using: &numbers) ?? text
      tree = tree.replacing(slot, by: .text(new))
    }
    return Self.page(tree)
  }

  private static func page(_ tree: DocumentTree) -> ResolvedPage? {
    try? tree.make(ResolvedPage.self)
  }

  /// A way without places: slots of one kind are declared at one line.
  private static func kind(of slot: [DocumentTree.Step]) -> [String] {
    slot.suffix(4).map { step in
      if case .member(let name) = step { name } else { "#" }
    }
  }
}
