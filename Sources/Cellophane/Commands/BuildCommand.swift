internal import ArgumentParser
internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneSite
internal import CellophaneValidation
internal import Foundation
internal import UIKit

/// Writes the site.
struct BuildCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "build",
      abstract: "Writes the site.",
      discussion: """
        The pages are made and checked beside the output; only changed files are put in place. \
        The command fails where a preview has no page or a page is not what it should be. On \
        Linux, pages are kept: what a preview was made of and has read is the same, or it is made \
        again.
        """)
  }

  @Option(name: .shortAndLong, help: "The folder of the site.") var output = "Public"
  @Option(
    help: """
      Build only previews whose title, group or id contains this, or what another '--filter' says; \
      others keep their pages.
      """)
  var filter: [String] = []
  @Option(
    name: .shortAndLong, help: "How many previews are made at once; one per core if left out.")
  var jobs: Int?
  @Option(
    help: """
      Build only this share of the previews, as 2/8, into a part for 'merge'; the ids say which \
      previews are in it.
      """)
  var shard: ShardArgument?
  @OptionGroup var siteOptions: SiteOptions
  @Option(help: "How many seconds a preview may take; the site's own if left out.")
  var timeout: Double?
  @Option(help: "How many megabytes a preview may use; the site's own if left out.")
  var memory: Int?
  @Flag(
    help: """
      Make every page, also where nothing that it is made of has changed since an earlier build, and \
      keep none.
      """)
  var fresh = false
  @Flag(help: "Fail where there is a warning, too.") var strict = false
  /// How many list screens an app has that could be shown; said by the command that made the gallery.
  @Option(help: .hidden) var screens: Int?
  @Option(help: "The folder in which pages are kept; beside this program if left out.")
  var kept: String?
  /// Asked for by a server, which knows what is looked at: as JSON, or `-` to get ready and wait for a
  /// line that says it.
  @Option(help: .hidden) var looked: String?
  @Flag(help: .hidden) var quick = false
  @Flag(help: .hidden) var unasked = false
  /// Pages beside those that previews declare, by the previews' ids, as JSON.
  @Option(help: .hidden) var added: AddedPagesArgument?
  @OptionGroup var findingOptions: FindingOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1, not \(jobs)") }
    if let timeout, !(timeout > 0) { throw ValidationError("--timeout is more than 0 seconds") }
    if let memory, memory < 64 { throw ValidationError("--memory is at least 64 megabytes") }
    if shard != nil, !filter.isEmpty || looked != nil {
      throw ValidationError("give --shard or --filter, not both")
    }
    if kept?.isEmpty == true { throw ValidationError("--kept names a folder") }
    if output.isEmpty { throw ValidationError("--output names a folder") }
  }

  func run() async throws {
    let console = consoleOptions.console
    let owner = Owner()
    let problems = owner.previews.problems
    guard problems.isEmpty else {
      console.report(problems)
      throw ExitCode.failure
    }
    let site = siteOptions.applied(to: owner.site)
    var start = ContinuousClock.now
    var builder = SiteBuilder(
      site: site, options: try options(for: site), progress: ConsoleProgress(console: console))
    do {
      var ready: ReadyWorker?
      if waits {
        ready = try builder.readyWorker()
        // Whoever asked for it has ended.
        guard let line = readLine() else { return }
        try Self.look(line, &builder.options)
        start = .now
      }
      let result = try await builder.build(beginningWith: ready)
      let share = share(of: owner.previews, in: result)
      try console.report(
        result.findings, as: findingOptions.format.name, screens: share,
        source: owner.previews.source)
      console.say(result, in: output, after: start.duration(to: .now))
      if let words = share?.words { console.note(words) }
      if result.hasErrors || strict && result.hasWarnings { throw ExitCode.failure }
      if isWhole { try console.requireShown(site, in: result) }
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }

  /// Whether all previews are asked for.
  private var isWhole: Bool { filter.isEmpty && shard == nil && looked == nil }

  /// What became of an app's list screens; `nil` where they were not all made.
  private func share(of previews: [AnyPreview], in result: BuildResult) -> ScreenShare? {
    guard let screens, isWhole else { return nil }
    let found = previews.filter(\.isFoundScreen)
    // Which nibs and storyboards are not there is known when they are asked for.
    let nibs = Set(
      result.errors.filter { $0.message.contains(UINib.refusal) }.compactMap(\.preview))
    let waiting = found.filter { result.failed.contains($0.id) && nibs.contains($0.id) }
    let unset = found.filter { one in
      guard let awaits = one.awaits, !nibs.contains(one.id) else { return false }
      return result.errors.contains { $0.preview == one.id && $0.message.hasSuffix(awaits) }
    }
    let shown = found.filter { one in !(waiting + unset).contains { $0.id == one.id } }
    return ScreenShare(
      eligible: screens - waiting.count - unset.count, shown: shown.count,
      partial: shown.filter { !$0.missing.isEmpty && !result.failed.contains($0.id) }.count,
      failed: shown.filter { result.failed.contains($0.id) }.count, waiting: waiting.count,
      unset: unset.count)
  }

  /// Whether it is told what is looked at once it is ready.
  private var waits: Bool { looked == "-" }

  private static func look(_ json: String, _ options: inout BuildOptions) throws {
    guard let looked = LookedAt(json: json) else {
      throw ValidationError("--looked is no JSON of what is looked at: \(json)")
    }
    options.only = Set(looked.previews)
    options.pages = looked.pages.isEmpty ? nil : Set(looked.pages)
  }

  private func options(for site: Site) throws -> BuildOptions {
    var bounds = site.bounds
    bounds.seconds = timeout ?? bounds.seconds
    bounds.megabytes = memory ?? bounds.megabytes
    var options = BuildOptions(
      output: output, filter: filter, isQuick: quick, jobs: jobs ?? WorkerLoop.usualCount,
      worker: [Bundle.main.executablePath ?? CommandLine.arguments[0], WorkerLoop.command],
      bounds: bounds)
    if let looked, !waits { try Self.look(looked, &options) }
    options.asks = !unasked
    options.added = added?.pages ?? [:]
    options.part = shard?.shard
    // Somebody waits for a page or two of a program that is new.
    options.store = quick || fresh ? nil : kept ?? options.worker[0] + ".pages"
    options.mustKeep = kept != nil
    return options
  }
}

/// Pages of previews, by the previews' ids.
struct AddedPagesArgument: ExpressibleByArgument {
  var pages: [String: AddedPages]

  init?(argument: String) {
    let data = Data(argument.utf8)
    guard let pages = try? JSONDecoder().decode([String: AddedPages].self, from: data) else {
      return nil
    }
    self.pages = pages
  }
}

/// A look by its name.
enum LookArgument: String, ExpressibleByArgument, CaseIterable {
  case iOS18, iOS26

  var name: Look.Name { self == .iOS18 ? .iOS18 : .iOS26 }
}
