internal import CellophaneDocument

/// What a session keeps for itself while it runs.
@MainActor final class SessionTurn {
  let resolver: PageResolver
  /// What the first instance showed.
  fileprivate(set) var start: ResolvedScreen?

  init(_ resolver: PageResolver) {
    self.resolver = resolver
  }

  var watch: AskingWatch { resolver.options.watch }
  var limits: Limits { resolver.options.limits }

  func end() {
    resolver.sandboxes.end()
    ResolveTurn.end()
  }

  /// Another instance.
  fileprivate func session() async -> Session {
    Session(await resolver.stage(frame: 0), resolver.spentScreens, turn: self)
  }
}

extension Session {
  /// Makes an instance of a preview.
  ///
  /// - Parameter environment: `nil` for the preview's first.
  /// - Throws: Where it does not come to rest, and where another instance begins otherwise.
  package static func begin(
    _ preview: AnyPreview, in environment: PreviewEnvironment? = nil,
    _ options: ResolveOptions = ResolveOptions()
  ) async throws(SessionError) -> Session {
    await ResolveTurn.wait()
    let resolver = PageResolver(
      preview, in: environment ?? preview.environments[0], options, SandboxTurn())
    resolver.surroundings.establish()
    let turn = SessionTurn(resolver)
    let session = await turn.session()
    do throws(SessionError) {
      turn.start = try await session.started()
      try await session.check()
    } catch {
      session.end()
      throw error
    }
    session.stage.enter()
    return session
  }

  private func started() async throws(SessionError) -> ResolvedScreen {
    if stage.isRestless { throw .restless(turns: turn?.limits.turns ?? 0) }
    return screen()
  }

  /// Makes sure that an instance begins now as this one began: what was done here changed nothing
  /// that another would find.
  package func check() async throws(SessionError) {
    guard let turn, let start = turn.start else { return }
    let other = await turn.session()
    let now = other.screen()
    other.stage.leave()
    stage.enter()
    if let error = SessionError(from: start, to: now) { throw error }
  }
}
