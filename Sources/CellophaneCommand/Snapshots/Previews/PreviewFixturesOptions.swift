internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneProjects
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots
internal import Foundation

/// Which previews' fixtures are meant, and how it is said what came of them.
struct PreviewFixturesOptions: ParsableArguments {
  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path: String
  @Option(
    name: .customLong("as"),
    help: """
      What previews are compared as: html, outline, accessibility or json; may be given again. By \
      default what there are fixtures of, or outline.
      """)
  var kinds: [KindArgument] = []
  @Option(help: "Only previews whose title, group or id contains this.") var filter: String?
  @Option(help: "Only this share of the previews, as 2/8: the ids say which are in it.")
  var shard: ShardWords?
  @Option(help: "How the answer is printed: text, json or github.") var format = OutputFormat.text
  @Option(help: "Write what came of each fixture to this file too, as JUnit's XML.")
  var xunit: String?
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  func validate() throws {
    if let filter, filter.allSatisfy(\.isWhitespace) {
      throw ValidationError("the filter is empty; give a part of a title, group or id")
    }
    if let xunit, xunit.isEmpty { throw ValidationError("--xunit names a file") }
  }

  /// The folder that the fixtures lie in: a file's own, a project's, or the one that is named.
  func fixtures() throws -> PreviewFixtures {
    let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
    let isFile = Paths.isFolder(plain) == false
    let isProject = [".xcodeproj", ".xcworkspace"].contains { plain.hasSuffix($0) }
    let part = isFile ? Paths.stem(of: plain) : project.target
    return try PreviewFixtures(
      in: isFile || isProject ? Paths.folder(of: plain) : path, part: part)
  }

  /// Has the gallery ask its previews, and compares or records what they show.
  func outcomes(
    of fixtures: PreviewFixtures, mode: SnapshotMode, on console: Console
  ) throws -> [PreviewOutcome] {
    let executable: String
    do {
      executable = try PathGallery.executable(of: path, project, on: console)
    } catch let code as ExitCode where code == .failure {
      throw LoopExit.broken
    }
    let texts = NSTemporaryDirectory() + "cellophane-texts-\(getpid())"
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(atPath: texts) }
    var arguments = ["texts", "--output", texts] + further
    if let filter { arguments += ["--filter", filter] }
    if let shard { arguments += ["--shard", shard.shard.description] }
    try GalleryRun.run(arguments, executable: executable, console: console)
    let variables = ProcessInfo.processInfo.environment
    func place(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    var comparison = try PreviewComparison(
      of: fixtures, with: texts, kinds: kinds.map(\.kind), shard: shard?.shard ?? .whole,
      isFiltered: filter != nil, path: path,
      comparison: SnapshotComparison(
        mode: mode, artifacts: mode == .never ? place("SNAPSHOT_ARTIFACTS") : nil,
        references: place("SNAPSHOT_REFERENCES"), filter: filter.map { "--filter \($0)" },
        names: FixtureNames()))
    return try comparison.outcomes()
  }

  /// Says what came of them, and ends with what the loop's commands end with.
  func say(
    _ outcomes: [PreviewOutcome], of fixtures: PreviewFixtures, on console: Console
  ) throws {
    if let xunit {
      try TestReport(name: "snapshots", cases: outcomes.map(\.test)).write(to: xunit)
    }
    switch format {
    case .json: console.result(json: try PreviewFixturesAnswer(outcomes, in: fixtures).json())
    case .github: console.result(outcomes.compactMap { $0.annotation(in: fixtures.folder) })
    case .text:
      for one in outcomes where [.recorded, .deleted].contains(one.state) {
        console.result("\(one.state.rawValue) \(one.path ?? one.preview)")
      }
      let groups = LikeChanges.groups(of: outcomes.compactMap(\.change))
      if !groups.isEmpty { console.result(groups.text()) }
      for one in outcomes where !one.isBroken {
        if let sentence = one.sentence(in: fixtures.folder) { console.result(sentence) }
      }
    }
    if format != .json {
      for one in outcomes where one.isBroken {
        if let sentence = one.sentence(in: fixtures.folder) { console.fail(sentence) }
      }
    }
    console.note(outcomes.countInWords)
    if !outcomes.isEmpty, outcomes.allSatisfy({ $0.state == .new }), fixtures.kept.isEmpty {
      console.note("there are no fixtures yet; 'cellophane snapshots record \(path)' writes them")
    }
    let waits = outcomes.contains { $0.change != nil }
    if waits { console.note("decide with 'cellophane snapshots review \(path)'") }
    guard !outcomes.contains(where: \.isBroken) else { throw LoopExit.broken }
    guard !outcomes.contains(where: \.isPending) else { throw LoopExit.pending }
  }
}

/// A kind of fixture by its name.
struct KindArgument: ExpressibleByArgument {
  var kind: SnapshotKind

  init?(argument: String) {
    guard let kind = SnapshotKind(rawValue: argument) else { return nil }
    self.kind = kind
  }
}

/// A share by its words, as 2/8.
struct ShardWords: ExpressibleByArgument {
  var shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
