internal import CellophaneDocument
internal import CellophaneLook

/// The tables of a look, worked out once, so that a row costs no more than comparing.
final class LookDefaults: Sendable {
  /// What one style of content is: as measured, and its paint in each state.
  final class Content: Sendable {
    let metrics: ContentMetrics
    let normal: ContentPaint
    private let paints: [ContentPaint]
    private let paintElse: @Sendable (LookStates) -> ContentPaint

    fileprivate init(_ style: ContentStyle, look: Look) {
      metrics = look.content(style)
      paintElse = { ContentPaint(style, in: $0, look: look) }
      normal = paintElse([])
      paints = StateQuestion.all.map { [paintElse] in paintElse($0.look) }
    }

    func paint(in question: StateQuestion) -> ContentPaint {
      paints.indices.contains(question.position)
        ? paints[question.position] : paintElse(question.look)
    }
  }

  /// What one style of background is in one appearance of a list, in each state.
  final class Background: Sendable {
    let normal: BackgroundPaint
    private let paints: [BackgroundPaint]
    private let paintElse: @Sendable (LookStates) -> BackgroundPaint

    fileprivate init(_ style: BackgroundStyle, in appearance: ListAppearance, look: Look) {
      paintElse = { BackgroundPaint(style, in: $0, appearance: appearance, look: look) }
      normal = paintElse([])
      paints = StateQuestion.all.map { [paintElse] in paintElse($0.look) }
    }

    func paint(in question: StateQuestion) -> BackgroundPaint {
      paints.indices.contains(question.position)
        ? paints[question.position] : paintElse(question.look)
    }
  }

  let look: Look
  private let contents: [Content]
  private let backgrounds: [Background]

  private static let iOS18 = LookDefaults(.iOS18)
  private static let iOS26 = LookDefaults(.iOS26)

  static func of(_ look: Look) -> LookDefaults {
    switch look.name {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }

  private init(_ look: Look) {
    self.look = look
    contents = ContentStyle.allCases.map { Content($0, look: look) }
    backgrounds = ListAppearance.allCases.flatMap { appearance in
      BackgroundStyle.allCases.map { Background($0, in: appearance, look: look) }
    }
  }

  func content(_ style: ContentStyle) -> Content {
    contents[style.position]
  }

  func background(_ style: BackgroundStyle, in appearance: ListAppearance) -> Background {
    backgrounds[appearance.position * BackgroundStyle.allCases.count + style.position]
  }
}

// Positions in `allCases`, which a search would have to find for every row.

extension ContentStyle {
  fileprivate var position: Int {
    switch self {
    case .cell: 0
    case .subtitleCell: 1
    case .valueCell: 2
    case .header: 3
    case .footer: 4
    case .plainHeader: 5
    case .plainFooter: 6
    case .groupedHeader: 7
    case .groupedFooter: 8
    case .prominentInsetGroupedHeader: 9
    case .extraProminentInsetGroupedHeader: 10
    case .sidebarCell: 11
    case .sidebarSubtitleCell: 12
    case .sidebarHeader: 13
    case .accompaniedSidebarCell: 14
    case .accompaniedSidebarSubtitleCell: 15
    }
  }
}

extension BackgroundStyle {
  fileprivate var position: Int {
    switch self {
    case .clear: 0
    case .listCell: 1
    case .listHeader: 2
    case .listFooter: 3
    case .listPlainCell: 4
    case .listPlainHeaderFooter: 5
    case .listGroupedCell: 6
    case .listGroupedHeaderFooter: 7
    case .listSidebarCell: 8
    case .listSidebarHeader: 9
    case .listAccompaniedSidebarCell: 10
    }
  }
}

extension ListAppearance {
  fileprivate var position: Int {
    switch self {
    case .plain: 0
    case .grouped: 1
    case .insetGrouped: 2
    case .sidebar: 3
    case .sidebarPlain: 4
    }
  }
}
