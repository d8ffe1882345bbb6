private import Synchronization

/// A value that is worked out when somebody first asks and kept until its owner changes.
///
/// Copies of the owner share it; an owner that changes takes a fresh one by ``forget(_:)``.
@usableFromInline
final class Remembered<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  @usableFromInline
  init() {}

  /// The kept value, made first when there is none.
  func value(_ make: () -> Value) -> Value {
    value.withLock { kept in
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }

  /// Empties what one owner holds without touching what its copies hold.
  static func forget(_ owned: inout Remembered<Value>) {
    if isKnownUniquelyReferenced(&owned) {
      owned.value.withLock { $0 = nil }
    } else {
      owned = Remembered()
    }
  }
}
