internal import CellophanePreview
internal import CellophaneSite
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Previews that leave something in their process.
enum Leaks {
  /// Previews that say what they find, and leave more.
  static var previews: [SitePreview] { (1...5).map(preview) }

  /// The same in a program that has other threads before it knows its previews.
  static var previewsBesideThreads: [SitePreview] {
    Thread.detachNewThread { while true { sleep(1) } }
    return previews
  }

  private static let count = Mutex(0)
  /// A shared object, as apps have them.
  private static let visits = Visits()

  private static func preview(_ number: Int) -> SitePreview {
    labelled("Visit \(number)") {
      let found = count.withLock { count in
        count += 1
        return count
      }
      visits.titles.withLock { $0.append("visit") }
      let variable = getenv("CELLOPHANE_LEAK").map { String(cString: $0) } ?? "none"
      setenv("CELLOPHANE_LEAK", "set", 1)
      let folder = FileManager.default.currentDirectoryPath
      _ = chdir("/")
      let key = "leak"
      let kept = UserDefaults.standard.string(forKey: key) ?? "none"
      UserDefaults.standard.set("kept", forKey: key)
      UserDefaults.standard.synchronize()
      return "visit \(found), \(visits.titles.withLock(\.count)) titles, variable \(variable), "
        + "default \(kept), \(folder == "/" ? "moved" : "where it began")"
    }
  }

  /// A preview that is done when its own thread stops the program, and others.
  static var trappingAfterwards: [SitePreview] {
    let late = labelled("Late") {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) {
        fatalError("nobody waits for this")
      }
      return "Late"
    }
    return [late]
      + (1...3).map { number in
        labelled("Slow \(number)") {
          usleep(300_000)
          return "Slow"
        }
      }
  }

  /// Writes wherever something may be open.
  static func writeRubbish() {
    let text = Array(String(repeating: "rubbish ", count: 10).utf8)
    for file in Int32(3)..<256 { _ = write(file, text, text.count) }
  }

  /// Previews that say which process began theirs.
  static var siblings: [SitePreview] {
    (1...4).map { number in labelled("Sibling \(number)") { "child of \(getppid())." } }
  }

  /// Starts a program that outlives it, and says its number.
  static var parent: SitePreview {
    labelled("Parent") {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["300"]
      try? process.run()
      return "process \(process.processIdentifier)."
    }
  }

  private static func labelled(
    _ title: String, _ label: @escaping @Sendable () -> String
  ) -> SitePreview {
    var made = SiteFixtures.preview(title)
    made.resolve = { question in
      await SiteFixtures.preview(title, rows: 1, label: label()).resolve(question)
    }
    return made
  }
}

private final class Visits: Sendable {
  let titles = Mutex<[String]>([])
}
