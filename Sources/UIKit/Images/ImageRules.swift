private import Synchronization

/// What a picture must be for pages to show it, as whoever writes them declares it.
package enum ImageRules {
  private static let declared = Mutex<(@Sendable (ImageFile) -> String?)?>(nil)

  /// Declares the rule: why a picture is not shown, in words that go on after its file's name, as
  /// `has a script`; `nil` where it is.
  package static func declare(_ rule: @escaping @Sendable (ImageFile) -> String?) {
    declared.withLock { $0 = rule }
  }

  /// Why a picture is not shown.
  static func problem(of file: ImageFile) -> String? {
    declared.withLock(\.self)?(file)
  }
}
