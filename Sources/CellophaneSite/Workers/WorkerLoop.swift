internal import CSurroundings
internal import CellophaneDocument
internal import CellophanePreview
internal import Foundation
internal import UIKit

/// A worker's life: each preview is resolved in a process of its own, which nothing outlives that it
/// did.
///
/// The worker prepares what all previews need and then has a child for each, which begins as a copy
/// of it. A worker that cannot be copied, since it has other threads, answers one request and ends.
package enum WorkerLoop {
  /// The hidden command by which an executable becomes a worker.
  package static let command = "worker"

  /// How many run at once where nobody says: one a core, and one more while another's child ends.
  package static var usualCount: Int { ProcessInfo.processInfo.activeProcessorCount + 1 }

  /// Whether this process was started to be a worker.
  package static var isAskedFor: Bool { CommandLine.arguments.dropFirst() == [command] }

  /// Never let go of: a child that took its previews apart would write to the memory of all.
  @MainActor private static var kept: Site?

  /// Answers requests until the build closes the pipe, and ends this process.
  ///
  /// - Parameter site: Is made when it can be seen what that takes.
  @MainActor package static func run(_ site: @autoclosure () -> Site) async -> Never {
    surroundings_end_with_parent()
    let isWatched = WorkerWatch.begin()
    let site = site()
    kept = site
    // A write to a build that is gone is an error here and no signal.
    signal(SIGPIPE, SIG_IGN)
    guard let input = ChildProcess.raised(3), let output = ChildProcess.raised(4),
      let file = ChildProcess.raised(5)
    else { end() }
    let pipe = MessagePipe(input: input, output: output)
    let record = WorkRecord(file: file)
    guard let setup = pipe.receive(WorkerSetup.self) else { end() }
    let work = prepare(setup, of: site, record)
    if setup.rehearses, surroundings_can_fork(), case .success(let work) = work {
      await work.rehearse()
    }
    let forks = surroundings_can_fork()
    let greeting = WorkerGreeting(
      previews: site.previews.map(\.id), forks: forks, isWatched: isWatched)
    guard pipe.send(greeting),
      let request = forks ? serve(pipe, record) : pipe.receive(WorkerRequest.self)
    else { end() }
    record.begin(request.index)
    setup.surroundings.fixRandom()
    var reply: WorkerReply
    switch work {
    case .success(let work):
      SetPlaces.keep(surroundings_calls) { CallReader.place($0) }
      let preview = site.previews[request.index]
      reply = await withTaskExecutorPreference(MainQueueExecutor.shared) {
        await work.reply(to: request, about: preview)
      }
    case .failure(let error):
      reply = WorkerReply(pages: [], findings: [], failure: "\(error)")
    }
    if isWatched { reply.asked = .now }
    fflush(nil)
    if pipe.send(reply) { record.reply() }
    end()
  }

  /// Hands requests to children.
  ///
  /// - Returns: In a child its request, in the worker itself nothing, when there are no more.
  @MainActor private static func serve(
    _ pipe: MessagePipe, _ record: WorkRecord
  ) -> WorkerRequest? {
    SandboxFolders.declared?.keepFirstFiles()
    StaticValues.find()
    while let request = pipe.receive(WorkerRequest.self) {
      let child = surroundings_fork()
      if child == 0 { return request }
      guard child > 0, record.end(status: surroundings_wait(child)) else { return nil }
      SandboxFolders.declared?.renew()
      guard pipe.send(WorkerRest()) else { return nil }
    }
    return nil
  }

  /// Does once what all previews need.
  @MainActor private static func prepare(
    _ setup: WorkerSetup, of site: Site, _ record: WorkRecord
  ) -> Result<PreviewWork, SiteError> {
    setup.surroundings.fix()
    if let home = getenv(WorkerHome.variable) {
      SandboxFolders.declare(String(cString: home))
    }
    for folder in site.assetFolders { ImageFolders.add(folder) }
    AccentColor.declare(site.accentColor)
    PictureRules.declare()
    let surroundings = setup.surroundings
    var question = SiteQuestion(look: setup.look) { surroundings.fixRandom() }
    question.moment = setup.moment
    question.added = setup.added
    question.asks = setup.asks
    question.seconds = setup.askingSeconds
    do throws(SiteError) {
      OwnSymbols.declare(try SymbolFolder(setup.symbols).drawings)
      FontNames.declare(setup.fontNames)
      return .success(
        try PreviewWork(setup, question: question, record: record))
    } catch {
      return .failure(error)
    }
  }

  /// Ends the process at once: what an author's code wants done at its exit may have no end.
  private static func end() -> Never {
    _exit(0)
  }
}

extension FixedSurroundings {
  /// Fixes what can be fixed from inside a process.
  fileprivate func fix() {
    if let clock {
      let seconds = clock.rounded(.down)
      _ = surroundings_fix_clock(Int64(seconds), Int32((clock - seconds) * 1e9))
    }
    if let locale { FoundationTexts.fix(Locale(identifier: locale)) }
    if timeZone != nil {
      tzset()
      NSTimeZone.resetSystemTimeZone()
    }
  }

  /// Starts the random numbers again.
  func fixRandom() {
    if let seed { _ = surroundings_fix_random(seed) }
  }

  /// What a worker's environment has beside the build's.
  var environment: [String: String] {
    var variables: [String: String] = [:]
    if let timeZone { variables["TZ"] = timeZone }
    if let locale {
      variables["LANG"] = locale + ".UTF-8"
      variables["LC_ALL"] = locale + ".UTF-8"
    }
    if seed != nil { variables["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    return variables
  }
}
