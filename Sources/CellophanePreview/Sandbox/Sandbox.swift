internal import UIKit

/// What an instance keeps outside its own objects, as an app does in its sandbox: defaults, files,
/// cached responses, who hears what is posted, and what static variables hold.
///
/// Each instance has its own. What it keeps lies aside while another instance is asked.
@MainActor final class Sandbox {
  private let turn: SandboxTurn
  /// Counts from 1.
  let number: Int
  /// The one that was in use when this was made.
  let maker: Sandbox?
  /// Where posts of the instance are heard, and by nobody of another.
  let center = NotificationCenter()
  /// Its delegate, scene and windows.
  let application = RunningApplication()
  /// What it has put off.
  let later = LaterWork(ownsProcess: SandboxFolders.declared != nil)
  var cache = URLCache(memoryCapacity: 4 << 20, diskCapacity: 0, diskPath: cachePath)
  var defaults: DefaultsContents
  /// What static variables hold; `nil` where they are not known.
  var statics: [UInt8]?
  private(set) var isDiscarded = false

  init(_ turn: SandboxTurn, number: Int, maker: Sandbox?, defaults: DefaultsContents) {
    self.turn = turn
    self.number = number
    self.maker = maker
    self.defaults = defaults
  }

  /// A folder that is there: nothing is written into it, and Foundation on Linux would make another,
  /// which would then be moved aside with the instance.
  private static var cachePath: String? {
    #if os(Linux)
      NSTemporaryDirectory()
    #else
      nil
    #endif
  }

  /// Lets the instance find what it left.
  func enter() {
    guard !isDiscarded else { return }
    turn.use(self)
  }

  /// Takes it away with all that it keeps; the one that was in use before is so again.
  ///
  /// - Parameter body: Is run in it at last.
  func discard(after body: () -> Void) {
    let before = turn.current
    enter()
    body()
    isDiscarded = true
    var next = before === self ? maker : before
    while let sandbox = next, sandbox.isDiscarded { next = sandbox.maker }
    turn.use(next)
  }
}
