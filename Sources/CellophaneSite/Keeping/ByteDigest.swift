internal import CSurroundings
internal import Foundation

/// Thirty-two hexadecimal digits that tell contents of any size apart, the same on every run.
enum ByteDigest {
  static func of(_ bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { text(surroundings_digest_of($0.baseAddress, $0.count)) }
  }

  static func of(_ text: String) -> String { of(Data(text.utf8)) }

  /// Of what the JSON of a value says.
  static func of(json value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { of($0) }
  }

  /// `nil` where the file cannot be read.
  static func ofFile(_ path: String) -> String? {
    var digest = surroundings_digest()
    return surroundings_digest_of_file(path, &digest) ? text(digest) : nil
  }

  private static func text(_ digest: surroundings_digest) -> String {
    withUnsafeBytes(of: digest.digits) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
