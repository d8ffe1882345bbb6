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
}
