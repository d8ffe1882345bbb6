internal import Foundation

/// A running browser, spoken to by the Chrome DevTools protocol: JSON with a zero after it, over
/// descriptors 3 and 4 of the browser.
final class BrowserPipe {
  private let path: String
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var number = 0
  /// What came while something else was waited for.
  private var events: [[String: Any]] = []

  /// How long an answer may take, in seconds.
  private static let patience = 30

  /// - Parameter profile: A folder for the browser's own files.
  init(path: String, profile: String, scale: Int) throws(PictureError) {
    var requests: [Int32] = [0, 0]
    var replies: [Int32] = [0, 0]
    guard ChildProcess.open(&requests), ChildProcess.open(&replies) else {
      throw .browserStopped(path: path, sentence: String(cString: strerror(errno)))
    }
    defer { for end in [requests[0], replies[1]] { close(end) } }
    let nothing = Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nothing) }
    // A browser that is gone is noticed where its answer is read.
    signal(SIGPIPE, SIG_IGN)
    let arguments =
      [
        "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--hide-scrollbars",
        "--disable-gpu", "--disable-lcd-text", "--force-color-profile=srgb", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--mute-audio",
        "--force-device-scale-factor=\(scale)",
      ]
      // As root, Chromium refuses to start inside its sandbox.
      + (getuid() == 0 ? ["--no-sandbox"] : [])
    let result = ChildProcess.spawn(
      [path] + arguments, environment: [:],
      descriptors: [(requests[0], 3), (replies[1], 4), (nothing, 1), (nothing, 2)])
    guard result.error == 0 else {
      for end in [requests[1], replies[0]] { close(end) }
      throw .browserStopped(path: path, sentence: String(cString: strerror(result.error)))
    }
    self.path = path
    process = result.process
    input = replies[0]
    output = requests[1]
  }

  deinit {
    for end in [input, output] { close(end) }
  }

  /// Ends the browser and waits for it.
  func stop() {
    kill(process, SIGTERM)
    ChildProcess.wait(for: process)
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil)
    throws(PictureError) -> [String: Any]
  {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write(message)
    while true {
      let answer = try next(for: method)
      guard answer["id"] as? Int == number else {
        events.append(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw .refused(command: method, message: error["message"] as? String ?? "")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits until a document is loaded with all that it needs.
  ///
  /// - Parameter loader: Of the document, as its navigation was answered.
  func waitForLoad(of loader: String, showing address: String) throws(PictureError) {
    let isIt = { (message: [String: Any]) in
      let event = message["params"] as? [String: Any] ?? [:]
      return message["method"] as? String == "Page.lifecycleEvent"
        && event["name"] as? String == "load" && event["loaderId"] as? String == loader
    }
    while true {
      if let index = events.firstIndex(where: isIt) {
        events.removeSubrange(...index)
        return
      }
      events.append(try next(for: address))
    }
  }

  private func write(_ message: [String: Any]) throws(PictureError) {
    guard let data = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys)
    else { throw .refused(command: "\(message["method"] ?? "")", message: "it is no JSON") }
    let bytes = [UInt8](data) + [0]
    let isWhole = bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let put = Foundation.write(output, buffer.baseAddress! + done, buffer.count - done)
        if put < 0, errno == EINTR { continue }
        if put <= 0 { return false }
        done += put
      }
      return true
    }
    guard isWhole else { throw .browserStopped(path: path, sentence: "it reads no more") }
  }

  /// The next message of any kind.
  private func next(for what: String) throws(PictureError) -> [String: Any] {
    let limit = ContinuousClock.now + .seconds(Self.patience)
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let data = Data(received[..<end])
        received.removeSubrange(...end)
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
      }
      searched = received.count
      var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      _ = poll(&wait, 1, 200)
      if wait.revents & Int16(POLLIN | POLLHUP) != 0 {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(input, &buffer, buffer.count)
        guard count > 0 else { throw .browserStopped(path: path, sentence: "") }
        received += buffer[..<count]
      } else if ContinuousClock.now > limit {
        throw .tooLong(address: what, seconds: Self.patience)
      }
    }
  }
}
