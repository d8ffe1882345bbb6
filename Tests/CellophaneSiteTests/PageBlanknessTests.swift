import CellophanePreview
import CellophaneRendering
import Testing
import UIKit

@testable import CellophaneSite

/// Whether a page shows anything.
@MainActor @Suite struct PageBlanknessTests {
  private func isBlank<Root>(_ preview: Preview<Root>) async throws -> Bool {
    let pages = await AnyPreview(preview).resolve(ResolveOptions())
    return PageBlankness.isBlank(try PreviewPage().html(of: try #require(pages.first)))
  }

  /// A cell with a view of its own, which somebody else fills.
  private func cell(_ change: (UIView) -> Void) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    let view = UILabel()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    change(view)
    return cell
  }

  @Test func aCellThatNobodyFilledIs() async throws {
    #expect(try await isBlank(Preview("A cell") { self.cell { _ in } }))
    #expect(try await isBlank(Preview("A row") { UITableViewCell() }))
  }

  @Test func aTextAColourAndAControlAreSeen() async throws {
    #expect(try await !isBlank(Preview("A text") { self.cell { ($0 as? UILabel)?.text = "1" } }))
    #expect(try await !isBlank(Preview("A colour") { self.cell { $0.backgroundColor = .red } }))
    #expect(try await !isBlank(Preview("A line") { self.cell { $0.layer.borderWidth = 1 } }))
    #expect(
      try await !isBlank(
        Preview("A switch") {
          let row = UITableViewCell()
          row.accessoryView = UISwitch()
          return row
        }))
    #expect(
      try await !isBlank(
        Preview("A row") {
          let row = UITableViewCell()
          row.accessoryType = .checkmark
          return row
        }))
  }

  @Test func aScreenWithATitleIsNot() async throws {
    let preview = Preview("A list") {
      let table = UITableViewController()
      table.title = "Names"
      return UINavigationController(rootViewController: table)
    }
    #expect(try await !isBlank(preview))
    #expect(try await isBlank(Preview("A screen") { UITableViewController() }))
  }

  @Test func whatIsNoPageIsNotBlank() {
    #expect(!PageBlankness.isBlank([]))
    #expect(!PageBlankness.isBlank(Array("<p class=\"frame-title\">Start".utf8)))
  }
}
