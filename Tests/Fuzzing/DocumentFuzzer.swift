import CellophaneDocument
import Foundation
import Seeding

/// Makes documents of others by putting hostile texts where they have texts, in every slot that takes
/// any text.
///
/// It works on a document's JSON, so that a slot which is added later is reached without a word here.
struct DocumentFuzzer {
  /// Documents as they are, by what they are called.
  private let samples: [(name: String, tree: JSON, slots: [[Step]])]

  /// The way to a value: a member's name, or a place in a list.
  enum Step: Hashable { case member(String), place(Int) }

  /// - Parameter pages: What is changed; texts that a document takes from a list of words stay.
  init(_ pages: [ResolvedPage]) throws {
    var freedom: [[String]: Bool] = [:]
    samples = try pages.map { page in
      let tree = try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(page))
      let slots = Self.texts(in: tree).filter { slot in
        let kind = Self.kind(of: slot)
        if let isFree = freedom[kind] { return isFree }
        let isFree = Self.page(tree.replacing(slot, by: .string("<&\"'>"))) != nil
        freedom[kind] = isFree
        return isFree
      }
      return (page.id, tree, slots)
    }
  }

  /// How many kinds of slots take any text.
  var kindCount: Int { Set(samples.flatMap(\.slots).map(Self.kind)).count }

  /// A document with up to twelve hostile texts; `nil` where it takes one of them from a list of words.
  func page(seed: UInt64) -> ResolvedPage? {
    var numbers = SeededGenerator(seed: seed)
    guard let sample = samples.randomElement(using: &numbers) else { return nil }
    var tree = sample.tree
    for _ in 0..<Int.random(in: 1...12, using: &numbers) {
      guard let slot = sample.slots.randomElement(using: &numbers),
        let text = HostileTexts.all.randomElement(using: &numbers)
      else { continue }
      let old = tree.value(at: slot)?.string ?? ""
      let new = [text, text + old, old + text].randomElement(using: &numbers) ?? text
      tree = tree.replacing(slot, by: .string(new))
    }
    return Self.page(tree)
  }

  private static func page(_ tree: JSON) -> ResolvedPage? {
    guard let bytes = try? JSONEncoder().encode(tree) else { return nil }
    return try? JSONDecoder().decode(ResolvedPage.self, from: bytes)
  }

  /// The ways to all texts.
  private static func texts(in tree: JSON) -> [[Step]] {
    switch tree {
    case .string: [[]]
    case .array(let values):
      values.enumerated().flatMap { place, value in
        texts(in: value).map { [.place(place)] + $0 }
      }
    case .object(let members):
      members.sorted { $0.key < $1.key }.flatMap { name, value in
        texts(in: value).map { [.member(name)] + $0 }
      }
    case .null, .bool, .number: []
    }
  }

  /// A way without places: slots of one kind are declared at one line.
  private static func kind(of slot: [Step]) -> [String] {
    slot.suffix(4).map { step in
      if case .member(let name) = step { name } else { "#" }
    }
  }
}

extension JSON {
  func value(at slot: [DocumentFuzzer.Step]) -> JSON? {
    guard let step = slot.first else { return self }
    let rest = Array(slot.dropFirst())
    switch (self, step) {
    case (.object(let members), .member(let name)): return members[name]?.value(at: rest)
    case (.array(let values), .place(let place)) where values.indices.contains(place):
      return values[place].value(at: rest)
    default: return nil
    }
  }

  func replacing(_ slot: [DocumentFuzzer.Step], by value: JSON) -> JSON {
    guard let step = slot.first else { return value }
    let rest = Array(slot.dropFirst())
    switch (self, step) {
    case (.object(var members), .member(let name)):
      members[name] = members[name]?.replacing(rest, by: value)
      return .object(members)
    case (.array(var values), .place(let place)) where values.indices.contains(place):
      values[place] = values[place].replacing(rest, by: value)
      return .array(values)
    default: return self
    }
  }
}
