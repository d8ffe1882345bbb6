internal import Foundation

/// Files as bytes.
enum FileBytes {
  /// Nothing where a file cannot be read, which is the compiler's to say.
  static func read(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }
}
