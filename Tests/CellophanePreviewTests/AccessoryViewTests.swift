import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Views of a table's rows at their trailing edge.
@MainActor @Suite struct AccessoryViewTests {
  @Test func aViewWithoutContentsKeepsTheSizeThatItWasGiven() async {
    let page = await AnyPreview(
      Preview("Color") {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Tint"
        let circle = UIView(frame: CGRect(x: 0, y: 0, width: 29, height: 28))
        circle.backgroundColor = .red
        cell.accessoryView = circle
        return cell
      }
    ).resolve()
    #expect(page[0].outline.contains("width 29 height 28"), "\(page[0].outline)")
  }

  @Test func aViewOfAFixedSizeThatHasNoneHasItsOwn() async {
    let text = await outline(
      Preview("Guests") {
        let cell = UICollectionViewListCell()
        cell.contentConfiguration = UIListContentConfiguration.valueCell()
        cell.accessories = [
          .customView(
            configuration: .init(
              customView: UIStepper(), placement: .trailing(), maintainsFixedSize: true))
        ]
        return cell
      })
    #expect(text.contains("stepper"))
    #expect(!text.contains("width 0"))
  }
}
