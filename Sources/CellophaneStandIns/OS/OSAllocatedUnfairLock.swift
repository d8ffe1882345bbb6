private import Foundation

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: Sendable {
  // The lock is taken wherever the state is read or written.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock with a state that may not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Does something with the state while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Does something with the state while nobody else does.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that protects something elsewhere.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if nobody has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Does something while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
