internal import CellophaneSite
internal import CellophaneValidation
internal import Foundation

/// Has a built gallery make pages.
actor PageMaker {
  private let folder: String
  private let keeper: [String]
  /// A build of pages that only show, which has begun and waits to be told which they are.
  private var ready: (tools: Tools, child: RunningChild)?

  /// - Parameter folder: Where the site is written.
  init(folder: String, keeper: [String]) {
    self.folder = folder
    self.keeper = keeper
  }

  /// What pages are made with.
  struct Tools: Hashable, Sendable {
    /// The gallery.
    var executable: String
    /// The house's own templates, where they are not those that the gallery was built with.
    var templates: String?
    /// Pages beside those that previews declare, by the previews' ids.
    var added: [String: AddedPages]
  }

  /// Makes pages and finds out what touches do.
  ///
  /// - Throws: `GalleryFault`, or `CancellationError`.
  func make(_ arguments: [String], with tools: Tools) async throws -> [Finding] {
    let command = try command(arguments, with: tools)
    return try Self.findings(in: try await ChildRun.run(command, keeper: keeper))
  }

  /// Makes what is looked at, which only shows then.
  ///
  /// - Throws: `GalleryFault`, or `CancellationError`.
  func show(_ looked: LookedAt, with tools: Tools) async throws -> [Finding] {
    let line = try looked.json
    if let child = takeReady(for: tools) {
      child.tell(line)
      // One that ended while it waited says nothing; another does.
      if let findings = try? Self.findings(in: try await child.end()) { return findings }
      try Task.checkCancellation()
    }
    let command = try command(Self.showing + [line], with: tools)
    return try Self.findings(in: try await ChildRun.run(command, keeper: keeper))
  }

  /// Begins the next build of what is looked at: it waits with a process that needs no start. Where it
  /// cannot be begun, the next is one that does.
  func getReady(with tools: Tools) {
    guard ready?.tools != tools,
      let command = try? command(Self.showing + ["-"], with: tools),
      let child = try? RunningChild(command, keeper: keeper)
    else { return }
    ready = (tools, child)
  }

  /// Ends what waits: it has read what is no more.
  func forget() { ready = nil }

  private func takeReady(for tools: Tools) -> RunningChild? {
    defer { ready = nil }
    return ready?.tools == tools ? ready?.child : nil
  }

  private static let showing = ["--quick", "--unasked", "--looked"]

  private func command(_ arguments: [String], with tools: Tools) throws -> [String] {
    var command = [tools.executable, "build", "--fresh", "--output", folder, "--format", "json"]
    if let templates = tools.templates { command += ["--templates", templates] }
    if !tools.added.isEmpty {
      command += [
        "--added", String(decoding: try JSONEncoder().encode(tools.added), as: UTF8.self),
      ]
    }
    return command + arguments
  }

  private static func findings(in run: ChildRun) throws -> [Finding] {
    let answer = try? JSONDecoder().decode(FindingsAnswer.self, from: Data(run.output.utf8))
    guard let answer else {
      throw GalleryFault(title: "The pages cannot be made", words: run.words + run.output)
    }
    return answer.findings
  }
}
