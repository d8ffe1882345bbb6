import CellophaneRendering
import Testing
import UIKit

@MainActor @Suite struct RenderHTMLTests {
  private func text(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  @Test func whateverUIKitShowsIsTaken() async throws {
    let cell: @MainActor @Sendable () -> UICollectionViewListCell = {
      let cell = UICollectionViewListCell()
      cell.accessories = [.checkmark()]
      return cell
    }
    let tableCell: @MainActor @Sendable () -> UITableViewCell = {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "In a table"
      return cell
    }
    let label: @MainActor @Sendable () -> UILabel = {
      let label = UILabel()
      label.text = "A label"
      return label
    }
    let shown = [
      (try await renderHTML(of: text("A text")), "A text"),
      (
        try await renderHTML(of: text("On gray"), on: gray),
        "--background-color:var(--system-gray5)"
      ),
      (try await renderHTML(of: gray), "--background-color:var(--system-gray5)"),
      (try await renderHTML(of: cell()), "class=\"accessory checkmark\""),
      (try await renderHTML(of: tableCell()), "In a table"),
      (try await renderHTML(of: label()), "A label"),
      (try await renderHTML(of: LetterController()), "Beta"),
      (try await renderHTML(of: BadgeContent(text: "Mine")), "Mine"),
      (try await renderHTML(of: Preview("Letters") { LetterController() }), "Beta"),
    ]
    for (html, words) in shown {
      #expect(html.string.contains(words), "\(words)\n\(html.string)")
      #expect(html.findings == [])
    }
  }

  private var gray: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemGray5
    return background
  }

  @Test func surroundingsAreArguments() async throws {
    let html = try await renderHTML(
      of: text("A text"), look: .iOS18,
      environment: .pad.dark.highContrast.language("ar").textSize(.accessibilityLarge))
    #expect(
      html.string.contains(
        """
        <html lang="ar" dir="rtl" data-look="iOS18" data-idiom="pad" data-text-size="accessibility2" \
        data-scheme="dark" data-contrast="more">
        """))
    let plain = try await renderHTML(of: text("A text"), in: .sidebar, language: "de")
    #expect(plain.string.contains("<html lang=\"de\""))
    #expect(plain.string.contains("appearance-sidebar"))
  }

  @Test func statesAreShownOnceEach() async throws {
    let html = try await renderHTML(
      of: text("Ada"), states: [.normal, .selected, [.selected, .highlighted]])
    #expect(html.string.components(separatedBy: "role=\"row\"").count == 4)
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    state.isHighlighted = true
    #expect(CellStates(state) == [.selected, .highlighted])
    let one = try await renderHTML(of: text("Ada"), states: [CellStates(state)])
    #expect(one.string.contains("aria-selected=\"true\""))
  }

  @Test func whatIsWrongIsReturned() async throws {
    var content = text("Ada")
    content.image = UIImage(systemName: "no.such.square")
    let html = try await renderHTML(of: content)
    #expect(html.findings.map(\.rule) == ["unknown-symbol"])
    #expect(
      html.findings.map(\.description) == [
        "warning: row 'Ada': no drawing for the symbol 'no.such.square', so the page shows a "
          + "placeholder; name one that has a drawing, or put 'no.such.square.svg' into the "
          + "site's folder of symbols [unknown-symbol]"
      ])
  }

  @Test func wordsThatAreNoneAreErrors() async throws {
    await #expect(throws: HTMLRenderingError.badLanguage("no language")) {
      _ = try await renderHTML(of: text("Ada"), environment: .phone.language("no language"))
    }
    for id in ["", "1a", "a b", "a\"b", "ä"] {
      await #expect(throws: HTMLRenderingError.badID(id)) {
        _ = try await renderHTML(of: text("Ada"), as: .fragment(id: id))
      }
    }
  }

  @Test func theSameCodeGivesTheSameBytes() async throws {
    for form in [HTMLForm.page, .fragment(id: "a")] {
      let first = try await renderHTML(of: LetterController(), as: form)
      let second = try await renderHTML(of: LetterController(), as: form)
      #expect(first == second)
    }
  }
}

/// A content configuration of an author's own.
private struct BadgeContent: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  func updated(for state: any UIConfigurationState) -> BadgeContent { self }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: BadgeContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    let label = UILabel()
    label.text = configuration.text
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
