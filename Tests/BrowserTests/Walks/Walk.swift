import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Seeding

/// Touches by lot, on a preview's page and on a session of its code.
@MainActor struct Walk {
  /// How a walk came to its end.
  enum End: Hashable {
    /// After as many touches as it was to have.
    case whole
    /// The page said that it does not know what comes.
    case stopped
    /// A screen came that no button leads back from.
    case elsewhere
    /// The page shows something else than the code, in words.
    case differs(String)
  }

  let preview: AnyPreview
  let seed: UInt64

  func go(steps: Int) async throws -> End {
    let environment = preview.environments[0]
    let look = preview.look ?? .iOS26
    let size = environment.size(in: look)
    let page = try await WalkedPage(
      preview.id, width: Int(size.width), height: Int(size.height), in: Browser.shared)
    // What does not move is there sooner; both are walked through.
    try await page.reduceMotion(seed % 2 == 1)
    let session = try await Session.begin(preview, in: environment)
    defer { session.end() }
    let shell = ResolvedPage(
      id: preview.id, title: preview.title, language: environment.language ?? "en", look: look.name,
      environment: environment.resolved(in: look, scheme: .automatic), frames: [])
    var random = SeededGenerator(seed: seed)
    var path: [Touch] = []
    if let difference = try await difference(page, session, shell) {
      return .differs("at the start:\n" + difference)
    }
    for _ in 0..<steps {
      guard let touch = try await page.touches().byLot(using: &random) else {
        return path.isEmpty ? .whole : .elsewhere
      }
      path.append(touch)
      try await page.perform(touch)
      if try await page.stops() { return .stopped }
      do {
        if let interaction = touch.interaction {
          try await session.perform(interaction)
        } else {
          try await goBack(session)
        }
      } catch SessionError.nothing where ["item", "control"].contains(touch.kind) {
        // A button without an action: nothing may have changed on the page either.
      } catch {
        return .differs("after \(path): \(error)")
      }
      if try await page.asks() { continue }
      if let difference = try await difference(page, session, shell) {
        return .differs("after \(path):\n" + difference)
      }
    }
    return .whole
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
    return expected.difference(from: shown).map { change in
      switch change {
      case .insert(_, let line, _): "  the code alone shows: \(line)"
      case .remove(_, let line, _): "  the page alone shows: \(line)"
      }
    }.joined(separator: "\n")
  }
}

extension [Touch] {
  /// One of them: rows are most of all, so that the kind is chosen before what it is done to.
  fileprivate func byLot(using random: inout SeededGenerator) -> Touch? {
    guard let kind = Set(map(\.kind)).sorted().randomElement(using: &random) else { return nil }
    return filter { $0.kind == kind }.randomElement(using: &random)
  }
}
