import UIKit

/// Every factory of `UIListContentConfiguration`, with an image and both texts.
public final class ContentFactoriesViewController: RowsViewController {
  private typealias Factory = @Sendable () -> UIListContentConfiguration

  private static let factories: [(String, Factory)] = [
    ("cell", { .cell() }),
    ("subtitleCell", { .subtitleCell() }),
    ("valueCell", { .valueCell() }),
    ("header", { .header() }),
    ("footer", { .footer() }),
    ("plainHeader", { .plainHeader() }),
    ("plainFooter", { .plainFooter() }),
    ("groupedHeader", { .groupedHeader() }),
    ("groupedFooter", { .groupedFooter() }),
    ("prominentInsetGroupedHeader", { .prominentInsetGroupedHeader() }),
    ("extraProminentInsetGroupedHeader", { .extraProminentInsetGroupedHeader() }),
    ("sidebarHeader", { .sidebarHeader() }),
    ("sidebarCell", { .sidebarCell() }),
    ("sidebarSubtitleCell", { .sidebarSubtitleCell() }),
    ("accompaniedSidebarCell", { .accompaniedSidebarCell() }),
    ("accompaniedSidebarSubtitleCell", { .accompaniedSidebarSubtitleCell() }),
  ]

  public init() {
    let rows = Self.factories.map { name, factory in
      Row(title: name) { cell in
        var content = factory()
        content.text = name
        content.secondaryText = "secondaryText"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
      }
    }
    super.init("Content", appearance: .plain, rows: rows)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}

/// Every factory of `UIBackgroundConfiguration`, then what can be set on one.
public final class BackgroundFactoriesViewController: RowsViewController {
  private typealias Factory = @MainActor () -> UIBackgroundConfiguration

  private static let factories: [(String, Factory)] = [
    ("clear", { .clear() }),
    ("listCell", { .listCell() }),
    ("listHeader", { .listHeader() }),
    ("listFooter", { .listFooter() }),
    ("listPlainCell", { .listPlainCell() }),
    ("listPlainHeaderFooter", { .listPlainHeaderFooter() }),
    ("listGroupedCell", { .listGroupedCell() }),
    ("listGroupedHeaderFooter", { .listGroupedHeaderFooter() }),
    ("listSidebarHeader", { .listSidebarHeader() }),
    ("listSidebarCell", { .listSidebarCell() }),
    ("listAccompaniedSidebarCell", { .listAccompaniedSidebarCell() }),
    ("stroke and insets", stroked),
    ("colour transformer", transformed),
    ("shadow", shadowed),
  ]

  public init() {
    let rows = Self.factories.map { name, factory in
      Row(title: name) { cell in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.backgroundConfiguration = factory()
      }
    }
    super.init("Backgrounds", appearance: .grouped, rows: rows)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private static func stroked() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = .systemIndigo
    background.strokeWidth = 2
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    return background
  }

  private static func transformed() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemMint
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.3)
    }
    return background
  }

  private static func shadowed() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .secondarySystemGroupedBackground
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 6, bottom: 8, trailing: 6)
    background.shadowProperties.color = .black
    background.shadowProperties.opacity = 0.25
    background.shadowProperties.radius = 4
    background.shadowProperties.offset = CGSize(width: 0, height: 2)
    return background
  }
}
