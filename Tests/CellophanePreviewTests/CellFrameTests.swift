import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What a cell draws beside its content: by its own layer, and by views added to it.
@Suite(.serialized) @MainActor struct CellFrameTests {
  private func lines<Cell: UICollectionViewCell>(
    _ make: @escaping @MainActor @Sendable () -> Cell
  ) async -> [String] {
    let text = await outline(Preview("Cell") { make() })
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func listCell(_ build: (UICollectionViewListCell) -> Void) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell()
    var content = cell.defaultContentConfiguration()
    content.text = "A"
    cell.contentConfiguration = content
    build(cell)
    return cell
  }

  @Test func aCellsOwnBorderAndShadowAreAroundItsBackground() async {
    let lines = await lines {
      self.listCell { cell in
        cell.layer.borderWidth = 2
        cell.layer.borderColor = UIColor.red.cgColor
        cell.layer.cornerRadius = 8
        cell.layer.shadowOpacity = 0.5
        cell.layer.shadowRadius = 4
        cell.layer.shadowOffset = CGSize(width: 0, height: 1)
      }
    }
    let background = lines.first { $0.hasPrefix("background ") } ?? ""
    #expect(background.contains("radius 8"))
    #expect(background.contains("stroke #FF0000 width 2"))
    #expect(background.contains("shadow"))
  }

  @Test func theCornersOfACellThatClipsAreItsContents() async {
    let lines = await lines {
      let cell = UICollectionViewCell()
      cell.contentView.backgroundColor = .red
      cell.layer.cornerRadius = 12
      cell.layer.masksToBounds = true
      cell.layer.borderWidth = 1
      return cell
    }
    #expect(lines.contains { $0.hasPrefix("view") && $0.contains("radius 12") })
    #expect(lines.contains { $0.hasPrefix("view") && $0.contains("border 1") })
  }

  @Test func aSublayerOfTheCellLiesBehindItsContent() async {
    let lines = await lines {
      self.listCell { cell in
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 40)
        layer.backgroundColor = UIColor.red.cgColor
        cell.layer.addSublayer(layer)
      }
    }
    #expect(lines.contains("layer at 0,0 4x40 on #FF0000"))
  }

  @Test func aViewAddedToACellWithAConfigurationIsDrawn() async {
    let lines = await lines {
      self.listCell { cell in
        let badge = UILabel(frame: CGRect(x: 300, y: 4, width: 40, height: 20))
        badge.text = "New"
        cell.addSubview(badge)
      }
    }
    #expect(lines.contains { $0.hasPrefix(#"label "New""#) })
    #expect(lines.contains(#"text "A" body label"#))
  }

  @Test func aViewAddedToTheContentViewOfAConfigurationIsDrawn() async {
    let lines = await lines {
      self.listCell { cell in
        let badge = UILabel(frame: CGRect(x: 300, y: 4, width: 40, height: 20))
        badge.text = "New"
        cell.contentView.addSubview(badge)
      }
    }
    #expect(lines.contains { $0.hasPrefix(#"label "New""#) })
    #expect(lines.contains(#"text "A" body label"#))
  }

  @Test func aViewBesideAListContentViewsGuideIsDrawn() async {
    let lines = await lines {
      let cell = UICollectionViewListCell()
      var content = UIListContentConfiguration.cell()
      content.text = "A"
      let list = UIListContentView(configuration: content)
      list.frame = cell.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let dot = UILabel()
      dot.text = "New"
      dot.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(dot)
      cell.contentView.addSubview(list)
      if let text = list.textLayoutGuide {
        NSLayoutConstraint.activate([
          dot.leadingAnchor.constraint(equalTo: text.leadingAnchor),
          dot.centerYAnchor.constraint(equalTo: list.centerYAnchor),
        ])
      }
      return cell
    }
    #expect(lines.contains { $0.hasPrefix(#"label "New" at "#) })
    #expect(lines.contains(#"text "A" body label"#))
  }

  @Test func aSeparatorBeginsWhereItsGuideWasPut() async {
    var found: [String] = []
    for constant in [20.0, 60] {
      let text = await outline(
        Preview("Names") {
          let list = FamiliesController.list()
          list.accessories = { _, _, _ in [] }
          list.prepare = { list in
            guard
              let cell = list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
                as? UICollectionViewListCell
            else { return }
            cell.separatorLayoutGuide.leadingAnchor.constraint(
              equalTo: cell.contentView.leadingAnchor, constant: constant
            ).isActive = true
          }
          return list
        })
      found += text.split(separator: "\n").filter { $0.contains("separators") }.map {
        String($0.drop { $0 == " " })
      }
    }
    #expect(found == ["separators from 20", "separators from 60"])
  }

  @Test func aHandedOnTintIsWhatIsAroundTheView() async {
    let lines = await lines {
      let cell = UICollectionViewCell()
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let inner = UIButton(type: .system)
      inner.setTitle("A", for: .normal)
      inner.tintColor = outer.tintColor
      let faint = UIButton(type: .system)
      faint.setTitle("B", for: .normal)
      faint.tintColor = .tintColor.withAlphaComponent(0.5)
      outer.addSubview(inner)
      outer.addSubview(faint)
      cell.contentView.addSubview(outer)
      cell.tintColor = .tintColor
      return cell
    }
    #expect(lines.first { $0.hasPrefix(#"button "A""#) }?.contains("tint") == false)
    #expect(lines.first { $0.hasPrefix(#"button "B""#) }?.contains("tint systemBlue*0.5") == true)
    #expect(!lines.contains { $0.contains("tint tint") })
  }

  @Test func anOverriddenContentSizeIsAsked() async {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 8)
      }
    }
    final class Large: UIButton {
      override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 60) }
    }
    let lines = await lines {
      let cell = UICollectionViewCell()
      let label = Padded()
      label.text = "A"
      let button = Large(type: .system)
      button.setTitle("B", for: .normal)
      let stack = UIStackView(arrangedSubviews: [label, button, UILabel()])
      cell.contentView.addSubview(stack)
      return cell
    }
    #expect(lines.first { $0.hasPrefix(#"label "A""#) }?.contains("text-insets 4,12,4,12") == true)
    #expect(
      lines.first { $0.hasPrefix(#"button "B""#) }?.contains("width>=120 height>=60") == true)
  }
}
