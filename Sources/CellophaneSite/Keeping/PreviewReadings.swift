internal import Foundation

/// What a preview read besides the program, and what it found: with the same in the same places it
/// would give the same page.
///
/// What is another in every build is not among it, as random numbers that nothing fixes are and how
/// long the machine has been running: no build is more right than another. The clock is: a page of
/// today is wrong tomorrow.
struct PreviewReadings: Codable, Hashable, Sendable {
  struct Place: Codable, Hashable, Sendable {
    var question: PathStates.Question
    var state: String
  }

  /// Sorted by path.
  private var places: [Place] = []
  /// Digests of the variables of the environment that it asked for, by name; empty where one is not
  /// set.
  private var variables: [String: String] = [:]
  /// The digest of all of them; `nil` where it did not ask for all.
  private var environment: String?

  /// Why what a preview read cannot be known again.
  struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    var description: String
  }

  /// - Parameters:
  ///   - sights: What its process looked at, and the worker before it, each once.
  ///   - asked: What no other process sees.
  init(
    _ sights: [WorkerWatch.Sight], _ asked: AskedSurroundings, in surroundings: ReadSurroundings
  ) throws(Refusal) {
    let sights = sights.filter { !surroundings.isOwn($0) }
      .sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    // What has a name says more.
    let refused = sights.filter { !$0.path.isEmpty } + sights.filter(\.path.isEmpty)
    if let refusal = refused.lazy.compactMap(Self.refusal).first { throw refusal }
    if asked.clock {
      throw Refusal(description: "it reads the clock, which the site does not fix by 'clock'")
    }
    if asked.speed {
      throw Refusal(
        description: "it did something on another thread that was not waited for to the end")
    }
    for sight in sights {
      let question = PathStates.Question(path: sight.path, isThorough: sight.kind == .asks)
      guard let state = surroundings.states.state(of: question) else {
        throw Refusal(
          description: "it reads '\(sight.path)', which is neither a file nor a folder to be read")
      }
      guard PathStates.isOlder(sight.path, than: surroundings.start) else {
        throw Refusal(description: "'\(sight.path)' was changed while the site was built")
      }
      places.append(Place(question: question, state: state))
    }
    for name in asked.variables where !surroundings.ownVariables.contains(name) {
      variables[name] = surroundings.digest(ofVariable: name)
    }
    environment = asked.environment ? surroundings.environmentDigest : nil
  }

  private static func refusal(of sight: WorkerWatch.Sight) -> Refusal? {
    switch sight.kind {
    case .reads, .asks: nil
    case .writes: Refusal(description: "it writes '\(sight.path)'")
    // Who reads lines from debug information reads files, which are seen as well.
    case .starts:
      CallReader.isReader(sight.path) ? nil : Refusal(description: "it runs '\(sight.path)'")
    case .connects: Refusal(description: "it uses a network or another program")
    case .measures:
      Refusal(description: "it asks the machine for its name, its memory, its disks or its clock")
    case .hides: Refusal(description: "not all that it reads can be seen")
    }
  }

  /// Whether everything is as it was.
  func hold(in surroundings: ReadSurroundings) -> Bool {
    places.allSatisfy { surroundings.states.state(of: $0.question) == $0.state }
      && variables.allSatisfy { surroundings.digest(ofVariable: $0.key) == $0.value }
      && (environment == nil || environment == surroundings.environmentDigest)
  }
}

/// What previews are read in: what stands at paths, and the variables of their workers.
struct ReadSurroundings: Sendable {
  let states = PathStates()
  /// What was changed later is not known.
  private(set) var start = timespec()
  private let variables: [String: String]
  /// The folders that workers write into as they should.
  var ownFolders: [String] = []

  /// Of each worker alone, which a page that shows them is never the same for.
  let ownVariables = WorkerHome.variables.union([WorkerWatch.variable])

  init(_ surroundings: FixedSurroundings) {
    variables = ProcessInfo.processInfo.environment
      .merging(surroundings.environment) { $1 }.merging(WorkerVariables.all) { $1 }
  }

  /// Counts what is changed from now on. File systems' clocks move in steps, of which one is left out.
  mutating func begin() {
    let step = 10_000_000
    clock_gettime(CLOCK_REALTIME, &start)
    if start.tv_nsec < step { start.tv_sec -= 1 }
    start.tv_nsec += start.tv_nsec < step ? 1_000_000_000 - step : -step
  }

  /// Empty where it is not set.
  func digest(ofVariable name: String) -> String { variables[name].map { ByteDigest.of($0) } ?? "" }

  var environmentDigest: String? {
    ByteDigest.of(json: variables.filter { !ownVariables.contains($0.key) })
  }

  /// What the system's libraries read of the environment past the functions that are seen.
  var systemVariables: [String: String] {
    variables.filter { name, _ in
      Self.systemNames.contains(name) || Self.systemBeginnings.contains { name.hasPrefix($0) }
    }
  }

  private static let systemNames: Set<String> = [
    "LANG", "LANGUAGE", "TZ", "TZDIR", "LOCPATH", "NLSPATH", "GCONV_PATH", "GLIBC_TUNABLES",
    "POSIXLY_CORRECT",
  ]
  private static let systemBeginnings = ["LC_", "LD_", "SWIFT_", "MALLOC_", "LIBDISPATCH_"]

  /// Whether a look is at what a process is itself, or at what the build has put there for it.
  func isOwn(_ sight: WorkerWatch.Sight) -> Bool {
    let path = sight.path
    return Self.ownPlaces.contains(path) || path.hasPrefix("/proc/self/task/")
      || path.hasPrefix(Self.processors)
      || ownFolders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private static let ownPlaces: Set<String> = [
    "/dev/null", "/proc/self/exe", "/proc/self/maps", "/proc/self/schedstat",
    "/proc/self/task",
  ]
  /// How many there are is in the key of a site.
  private static let processors = "/sys/devices/system/cpu/"
}
