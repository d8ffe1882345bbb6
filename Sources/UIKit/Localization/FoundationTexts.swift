/// Foundation's own functions for texts, made to ask `Localization`.
///
/// Linux: `NSLocalizedString`, `Bundle.localizedString(forKey:value:table:)`, the formats of
/// `String` and `Locale.preferredLanguages`. Elsewhere Foundation answers by itself.
enum FoundationTexts {
  /// Connects them, and sets the language that they speak of.
  static func connect(_ language: String, _ locale: Locale?) {
    FoundationResources.connect()
    guard isConnected else { return }
    override(locale)
    withUnsafeBytes(of: [language]) { bytes in
      guard let array = bytes.load(as: UnsafeMutableRawPointer?.self) else { return }
      _ = surroundings_fix_languages(array)
    }
  }

  private static func override(_ locale: Locale?) {
    guard let locale else {
      _ = surroundings_override_locale(nil, nil)
      return
    }
    withUnsafeBytes(of: locale) { bytes in
      // One object and how it conforms; another layout is another Foundation, left as it is.
      guard bytes.count == 2 * MemoryLayout<UnsafeMutableRawPointer>.size else { return }
      let words = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      _ = surroundings_override_locale(words[0], words[1])
    }
  }

  private static let isConnected: Bool = {
    // Two words a string and one an array; another layout is another Swift, left as it is.
    guard MemoryLayout<String?>.size == 16, MemoryLayout<[any CVarArg]>.size == 8 else {
      return false
    }
    surroundings_format { format, arguments, result in
      guard let format, let arguments, let result,
        let replaced = Localization.format(
          format.load(as: String.self), arguments.load(as: [any CVarArg].self))
      else { return false }
      result.initializeMemory(as: String.self, to: replaced)
      return true
    }
    let bundle = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutableRawPointer.self)
    return surroundings_localize(bundle) { bundle, key, value, table, result in
      guard let bundle, let key, let value, let table, let result else { return }
      let text = Localization.string(
        forKey: key.load(as: String.self), value: value.load(as: String?.self),
        table: table.load(as: String?.self), in: bundle.load(as: Bundle.self))
      result.initializeMemory(as: String.self, to: text)
    }
  }()
}

// Functions of `CSurroundings`, by their names: an import of it would make everything that imports
// `UIKit` need the C module's map, outside the package manager too. Swift's way of calling passes
// pointers as C's does.

@_silgen_name("surroundings_localize")
private func surroundings_localize(
  _ bundle: UnsafeMutableRawPointer?,
  _ hook:
    @convention(c) (
      UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?,
      UnsafeMutableRawPointer?
    ) -> Void
) -> Bool

@_silgen_name("surroundings_format")
private func surroundings_format(
  _ hook: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
)

@_silgen_name("surroundings_fix_languages")
private func surroundings_fix_languages(_ array: UnsafeMutableRawPointer?) -> Bool

@_silgen_name("surroundings_override_locale")
private func surroundings_override_locale(
  _ object: UnsafeMutableRawPointer?, _ conformance: UnsafeRawPointer?
) -> Bool
