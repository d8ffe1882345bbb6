private import CSurroundings
package import Foundation
private import UIKit

/// Foundation's own functions for texts, made to ask `Localization`.
///
/// Linux: `NSLocalizedString`, `Bundle.localizedString(forKey:value:table:)`, the formats of
/// `String` and `Locale.preferredLanguages`. Elsewhere Foundation answers by itself.
package enum FoundationTexts {
  /// Lets Foundation speak a language from now on.
  ///
  /// - Parameter locale: What `Locale.current` is meanwhile; `nil` leaves it.
  package static func speak(_ language: String, _ locale: Locale? = nil) {
    _ = Self.asksForTexts
    _ = Self.asksForFormats
    Self.hasUsualLocale
    override(locale)
    // One word an array; another layout is another Swift, left as it is.
    guard MemoryLayout<[String]>.size == 8 else { return }
    withUnsafeBytes(of: [language]) { bytes in
      guard let array = bytes.load(as: UnsafeMutableRawPointer?.self) else { return }
      _ = surroundings_fix_languages(array)
    }
  }

  /// What `Locale.current` is from now on, where no environment has a language.
  package static func fix(_ locale: Locale) {
    hand(locale, to: surroundings_fix_locale)
  }

  private static func override(_ locale: Locale?) {
    if let locale {
      hand(locale, to: surroundings_override_locale)
    } else {
      _ = surroundings_override_locale(nil, nil)
    }
  }

  /// Simulators speak American English unless somebody says otherwise.
  private static let hasUsualLocale: Void = hand(
    Locale(identifier: "en_US"), to: surroundings_usual_locale)

  private static func hand(
    _ locale: Locale, to take: (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Bool
  ) {
    withUnsafeBytes(of: locale) { bytes in
      // One object and how it conforms; another layout is another Foundation, left as it is.
      guard bytes.count == 2 * MemoryLayout<UnsafeMutableRawPointer>.size else { return }
      let words = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      _ = take(words[0], words[1])
    }
  }

  /// Whether formats whose words a number decides are asked for.
  static let asksForFormats: Bool = {
    // Two words a string and one an array.
    guard MemoryLayout<String?>.size == 16, MemoryLayout<[any CVarArg]>.size == 8 else {
      return false
    }
    return surroundings_format { format, arguments, result in
      guard let format, let arguments, let result,
        let replaced = Localization.format(
          format.load(as: String.self), arguments.load(as: [any CVarArg].self))
      else { return false }
      result.initializeMemory(as: String.self, to: replaced)
      return true
    }
  }()

  /// Whether texts of bundles are asked for.
  static let asksForTexts: Bool = {
    guard MemoryLayout<String?>.size == 16 else { return false }
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
