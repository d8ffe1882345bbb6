private import Synchronization

extension Look {
  private static let chosen = Mutex<Name>(.iOS26)
  @TaskLocal private static var ofTask: Look?

  /// The look that the author's code is asked in: chosen once a preview, before any of it runs.
  package static var current: Look {
    get { ofTask ?? Look(chosen.withLock { $0 }) }
    set { chosen.withLock { $0 = newValue.name } }
  }

  /// Runs a closure that asks in this look whatever the others are asked in.
  package func asking<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$ofTask.withValue(self, operation: body)
  }
}
