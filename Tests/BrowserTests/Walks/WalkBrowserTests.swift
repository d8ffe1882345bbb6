import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Foundation
import Seeding
import Testing

@testable import Gallery

extension SecondWindowSuite {
  /// Pages beside the code that they were made from: whatever is done at random, both show the same,
  /// until the page says that it does not know what comes.
  @Suite struct WalkBrowserTests {
    @Test func aPageShowsWhatTheCodeShows() async throws {
      let variables = ProcessInfo.processInfo.environment
      let walks = variables["WALKS"].flatMap { Int($0) } ?? 1
      let length = variables["WALK_LENGTH"].flatMap { Int($0) } ?? 6
      let wanted = variables["WALKED"]
      var ends: [WalkEnd: Int] = [:]
      for preview in Gallery().previews where !preview.stopsAreMeant {
        if let wanted, !wanted.split(separator: ",").contains(Substring(preview.id)) { continue }
        for number in 0..<walks {
          let seed = UInt64(number)
          let end = try await Walk(preview, seed: seed).go(steps: length)
          print("\(preview.id) \(seed): \(end)")
          ends[end, default: 0] += 1
          if case .differs = end { Issue.record("\(preview.id), seed \(seed)") }
        }
      }
      print(ends)
    }
  }
}

/// How a walk came to its end.
enum WalkEnd: Hashable {
  case wentToItsEnd
  /// The page said that it does not know.
  case stopped
  /// A screen came that is not left by a button back.
  case elsewhere
  case differs
  case refused
}

/// Random touches of one preview, on its page and on a session.
@MainActor struct Walk {
  let preview: AnyPreview
  let seed: UInt64

  init(_ preview: AnyPreview, seed: UInt64) {
    self.preview = preview
    self.seed = seed
  }

  func go(steps: Int) async throws -> WalkEnd {
    let environment = preview.environments[0]
    let look = preview.look ?? .iOS26
    let size = environment.size(in: look)
    let page = try await WalkedPage(
      preview.id, width: Int(size.width), height: Int(size.height), in: Browser.shared)
    let session = try await Session.begin(preview, in: environment)
    defer { session.end() }
    let shell = ResolvedPage(
      id: preview.id, title: preview.title, language: environment.language ?? "en", look: look.name,
      environment: environment.resolved(in: look, scheme: .automatic), frames: [])
    var random = SeededGenerator(seed: seed)
    var path: [Touch] = []
    for _ in 0..<steps {
      if path.isEmpty {
        if let difference = try await difference(page, session, shell) {
          print("at the start:\n" + difference)
          return .differs
        }
      }
      let touches = try await page.touches()
      // Rows are most of all: kinds are chosen before what they are done to.
      let kinds = Set(touches.map { $0.words[0] }).sorted()
      guard let kind = kinds.randomElement(using: &random),
        let touch = touches.filter({ $0.words[0] == kind }).randomElement(using: &random)
      else { return path.isEmpty ? .wentToItsEnd : .elsewhere }
      path.append(touch)
      try await page.perform(touch)
      if try await page.stops() { return .stopped }
      do {
        if let interaction = touch.interaction {
          try await session.perform(interaction)
        } else {
          try await goBack(session)
        }
      } catch {
        print("\(path)\n\(error)")
        return .refused
      }
      if try await page.asks() { continue }
      if let difference = try await difference(page, session, shell) {
        print("\(path)\n" + difference)
        return .differs
      }
    }
    return .wentToItsEnd
  }

  /// Takes the last of the buttons back.
  private func goBack(_ session: Session) async throws {
    var number = 3
    while number > 0, (try? await session.perform(.back(number))) == nil { number -= 1 }
    if number == 0 { try await session.perform(.back(0)) }
  }

  private func difference(
    _ page: WalkedPage, _ session: Session, _ shell: ResolvedPage
  ) async throws -> String? {
    let expected = try await page.lines(of: session.screen(), on: shell)
    let shown = try await page.lines()
    if shown == expected { return nil }
    let changes = expected.difference(from: shown)
    return changes.map { change in
      switch change {
      case .insert(let at, let line, _): "  code only, \(at): \(line)"
      case .remove(let at, let line, _): "  page only, \(at): \(line)"
      }
    }.joined(separator: "\n")
  }
}
