internal import Foundation

/// What a command prints for programs.
///
/// Its JSON says under `schema` which file of `schemas/` describes it: `show/1` is
/// `schemas/show-1.json`. A key that comes to it leaves the number; one that goes or means something
/// else changes it.
package protocol JSONAnswer: Encodable {
  /// The name of its schema and the number of its version.
  static var schema: String { get }
}

extension ReadableJSON {
  /// An answer on one line, for trees that would fill many.
  package static func line(of answer: some JSONAnswer) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Named(answer)), as: UTF8.self)
  }

  /// An answer with the name of its schema.
  package static func text(of answer: some JSONAnswer) throws -> String {
    String(decoding: try bytes(of: Named(answer)), as: UTF8.self)
  }

  private struct Named<Answer: JSONAnswer>: Encodable {
    enum Key: String, CodingKey { case schema }

    var answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    func encode(to encoder: any Encoder) throws {
      try answer.encode(to: encoder)
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(Answer.schema, forKey: .schema)
    }
  }
}
