internal import Foundation

/// A document as a tree of values, from which it is made again with one text or another in it.
///
/// A branch remembers what was made of it: of a document that differs in a few texts only what lies
/// on the way to them is made anew, which is a hundred times quicker than reading JSON.
package final class DocumentTree: Decodable {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([DocumentTree])
    case object([String: DocumentTree])
  }

  let value: Value
  /// What was made of it; `nil` where nothing was, or nothing is kept.
  private var made: Any?
  private let keeps: Bool

  private init(_ value: Value, keeps: Bool) {
    self.value = value
    self.keeps = keeps
  }

  /// The tree of a value.
  package convenience init(of document: some Encodable) throws {
    let bytes = try JSONEncoder().encode(document)
    self.init(try JSONDecoder().decode(DocumentTree.self, from: bytes).value, keeps: true)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    keeps = true
    if container.decodeNil() {
      value = .null
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let values = try? container.decode([DocumentTree].self) {
      value = .array(values)
    } else {
      value = .object(try container.decode([String: DocumentTree].self))
    }
  }

  /// A text for one document.
  static func text(_ text: String) -> DocumentTree { DocumentTree(.string(text), keeps: false) }

  /// Makes a value of it.
  package func make<Made: Decodable>(_ type: Made.Type) throws -> Made {
    if let made = made as? Made { return made }
    let value = try Made(from: TreeDecoder(self))
    if keeps { made = value }
    return value
  }

  // MARK: Ways

  /// The way to a value: a member's name, or a place in a list.
  enum Step: Hashable { case member(String), place(Int) }

  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The ways to all texts.
  var texts: [[Step]] {
    switch value {
    case .string: [[]]
    case .array(let values):
      values.enumerated().flatMap { place, value in value.texts.map { [.place(place)] + $0 } }
    case .object(let members):
      members.sorted { $0.key < $1.key }.flatMap { name, value in
        value.texts.map { [.member(name)] + $0 }
      }
    case .null, .bool, .number: []
    }
  }

  subscript(way: some Collection<Step>) -> DocumentTree? {
    guard let step = way.first else { return self }
    switch (value, step) {
    case (.object(let members), .member(let name)): return members[name]?[way.dropFirst()]
    case (.array(let values), .place(let place)) where values.indices.contains(place):
      return values[place][way.dropFirst()]
    default: return nil
    }
  }

  /// The tree with another branch; what is beside the way to it is shared.
  func replacing(_ way: some Collection<Step>, by branch: DocumentTree) -> DocumentTree {
    guard let step = way.first else { return branch }
    let rest = way.dropFirst()
    switch (value, step) {
    case (.object(var members), .member(let name)):
      members[name] = members[name]?.replacing(rest, by: branch)
      return DocumentTree(.object(members), keeps: false)
    case (.array(var values), .place(let place)) where values.indices.contains(place):
      values[place] = values[place].replacing(rest, by: branch)
      return DocumentTree(.array(values), keeps: false)
    default: return self
    }
  }
}
