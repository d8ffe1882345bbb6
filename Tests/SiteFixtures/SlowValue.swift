internal import Foundation

/// A static value that one thread makes while another waits for it.
enum SlowValue {
  private static let isBegun = DispatchSemaphore(value: 0)
  private static let isRead = DispatchSemaphore(value: 0)

  private static let shared: Int = {
    isBegun.signal()
    // Long enough for the other thread to wait in the kernel, of which nobody here can hear.
    Thread.sleep(forTimeInterval: 0.2)
    return 1
  }()

  static func read() {
    DispatchQueue.global().async {
      isBegun.wait()
      _ = shared
      isRead.signal()
    }
    _ = shared
    isRead.wait()
  }
}
