internal import CellophaneSite
internal import Foundation

/// Runs a program, which is told what comes, and ends it and what it started as the own input ends.
package enum ChildKeeper {
  /// Does not come back.
  package static func keep(_ command: [String]) -> Never {
    // What is typed to end the server reaches this process too, which ends what it keeps first.
    signal(SIGINT, SIG_IGN)
    // A program that has heard enough is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    // A compiler has a group of its own, and would go on writing into what the next build makes.
    ChildProcess.adoptOrphans()
    var input: [Int32] = []
    guard ChildProcess.open(&input) else { exit(127) }
    let (child, error) = ChildProcess.spawn(
      command, environment: [:], descriptors: [(input[0], 0)], leadsGroup: true)
    close(input[0])
    guard error == 0 else {
      let reason = String(cString: strerror(error))
      FileHandle.standardError.write(
        Data("\(command.first ?? ""): error: cannot be run: \(reason)\n".utf8))
      exit(127)
    }
    Thread.detachNewThread { [input = input[1]] in
      while true {
        let data = FileHandle.standardInput.availableData
        if data.isEmpty { break }
        data.withUnsafeBytes { _ = write(input, $0.baseAddress, $0.count) }
      }
      kill(-child, SIGTERM)
      // A compiler ends its own children when it is asked, and is given time for it.
      Thread.sleep(forTimeInterval: 1)
      kill(-child, SIGKILL)
    }
    exit(ChildProcess.code(of: ChildProcess.endAll(of: child)))
  }
}
