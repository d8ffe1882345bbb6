private import CSurroundings
private import Foundation
private import UIKit

/// The main queue's thread, made to be the main thread for whoever asks.
///
/// Linux: there a program with an asynchronous `main` serves the queue on threads of a pool.
enum MainThread {
  static let isTaken = surroundings_take_main(
    { MainQueue.isServing },
    unsafeBitCast(Thread.self as AnyClass, to: UnsafeMutableRawPointer.self))

  /// Whether who hears notifications on the main queue hears those that are posted there at once.
  ///
  /// Foundation asks which thread it is itself, and would wait there for the queue for ever.
  static let hearsOnMainQueue = surroundings_watch_observers { asked, observer in
    guard let asked = asked?.pointee, let observer, let queue = asked.queue,
      let center = asked.center, let block = asked.block, let object = asked.object,
      queue == Unmanaged.passUnretained(OperationQueue.main).toOpaque()
    else { return false }
    // A closure is its function and what it holds.
    let hearer = unsafeBitCast((block, asked.context), to: Hearer.self)
    let name = unsafeBitCast(asked.name, to: NSNotification.Name?.self)
    let added = Unmanaged<NotificationCenter>.fromOpaque(center).takeUnretainedValue().addObserver(
      forName: name, object: object.load(as: Any?.self), queue: nil, using: hearer.hear)
    observer.initializeMemory(as: (any NSObjectProtocol).self, to: added)
    return true
  }

  /// Who hears on the main queue.
  private struct Hearer: Sendable {
    // In a value of its own, a closure is called as it was made.
    let block: @Sendable (Notification) -> Void

    func hear(_ notification: Notification) {
      if MainQueue.isCurrent { return block(notification) }
      // Only read until the queue has done it.
      nonisolated(unsafe) let heard = notification
      let operation = BlockOperation { [block] in block(heard) }
      OperationQueue.main.addOperations([operation], waitUntilFinished: true)
    }
  }
}
