/// Text that has passed the one escaper, for what is put together outside a writer.
package enum EscapedText {
  /// As content and as an attribute's value alike.
  package static func attribute(_ string: String) -> String {
    var bytes = ByteBuffer(capacity: 0)
    Escaping.append(string, to: &bytes, inAttribute: true)
    return String(decoding: bytes.array, as: UTF8.self)
  }

  /// As part of an id, and of a reference to it.
  package static func word(_ string: String) -> String {
    var bytes = ByteBuffer(capacity: 0)
    Escaping.append(word: string, to: &bytes)
    return String(decoding: bytes.array, as: UTF8.self)
  }
}
