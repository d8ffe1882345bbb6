package import CellophaneDocument
internal import CellophaneHTML

/// Asks a preview for one page, for assertions and for programs.
package struct PageRequest: Sendable {
  private var preview: AnyPreview
  private let states: [CellStates]
  private var options = ResolveOptions()

  /// - Parameters:
  ///   - look: `nil` is the preview's own, or iOS 26.
  ///   - environment: `nil` is the preview's first.
  ///   - states: The states that each row is shown in, once in each; none leaves rows as they come.
  package init(
    _ preview: AnyPreview, look: Look? = nil, environment: PreviewEnvironment? = nil,
    states: [CellStates] = []
  ) {
    self.preview = preview
    if let look { self.preview.look = look }
    self.preview.environments = [environment ?? preview.environments.first ?? .phone]
    self.states = states
    if !states.isEmpty { self.preview.asksEveryState = true }
  }

  /// The same, in a language that is its environment's unless that has one, with a finding for each
  /// symbol that has no drawing.
  func reporting(language: String) -> PageRequest {
    var copy = self
    copy.options.language = language
    copy.options.isKnownSymbol = { Symbols.contains($0) }
    return copy
  }

  /// - Throws: ``HTMLRenderingError`` where the author's code cannot be shown.
  @MainActor package func page() async throws(HTMLRenderingError) -> ResolvedPage {
    if let tag = preview.unknownLanguages.first { throw .badLanguage(tag) }
    guard let page = await preview.resolve(options).first else { throw .noPage }
    return states.isEmpty ? page : page.showing(states.map(\.resolved))
  }
}

extension HTMLFinding {
  init(_ finding: ResolvedFinding) {
    let severity: Severity =
      switch finding.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    self.init(
      severity: severity, rule: finding.rule, message: finding.message, row: finding.item)
  }
}
