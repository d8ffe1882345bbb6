import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What constraints become that grids of their own cannot say.
@Suite(.serialized) @MainActor struct DrawnConstraintTests {
  private func page(
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> ResolvedPage {
    let preview = AnyPreview(
      Preview("Cell") {
        let cell = UICollectionViewListCell()
        build(cell.contentView)
        return cell
      })
    return await preview.resolve()[0]
  }

  private func lines(
    _ words: [String] = ["view", "label", "grid columns", "stack"],
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> [String] {
    let text = await outline(
      Preview("Cell") {
        let cell = UICollectionViewListCell()
        build(cell.contentView)
        return cell
      })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return lines.filter { line in words.contains { line.hasPrefix($0) } }
  }

  private func add<Part: UIView>(_ part: Part, to view: UIView) -> Part {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    return part
  }

  private func fill(_ part: UIView, _ view: UIView, across: CGFloat = 0) {
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: view.topAnchor),
      part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: across),
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -across),
    ])
  }

  @Test func aPartOfTheContainerIsAPartOfTheArea() async {
    let lines = await lines { view in
      let box = self.add(UIView(), to: view)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 4),
      ])
    }
    #expect(lines.last == "view at 2-3,1-2 across start width 25%+9")
  }

  @Test func viewsInDifferentContainersShareLines() async {
    let lines = await lines { view in
      let outer = self.add(UIView(), to: view)
      self.fill(outer, view, across: 10)
      let inner = self.add(UIView(), to: outer)
      let other = self.add(UIView(), to: view)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
        other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        other.topAnchor.constraint(equalTo: view.topAnchor),
        other.heightAnchor.constraint(equalToConstant: 4),
      ])
    }
    #expect(lines.contains("grid columns 10,5,30,8,1fr,10 rows content"))
    #expect(lines.contains("grid columns shared rows content"))
    #expect(lines.contains("view at 2-3,1-2 width 30"))
    #expect(lines.contains("view at 5-7,1-2 down start height 4"))
  }

  @Test func aStackWhoseViewsAreRelatedHasLines() async {
    let lines = await lines { view in
      let labels = ["A", "B"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = self.add(UIStackView(arrangedSubviews: labels), to: view)
      stack.spacing = 6
      self.fill(stack, view)
      labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor, multiplier: 2)
        .isActive = true
    }
    #expect(lines.contains("grid columns 1fr,6,2fr rows content"))
    #expect(!lines.contains { $0.hasPrefix("stack") })
  }

  @Test func aCentreOnAnEdgeIsTheEdgeOfAKnownSize() async {
    let lines = await lines { view in
      let box = self.add(UIView(), to: view)
      let dot = self.add(UIView(), to: view)
      self.fill(box, view, across: 20)
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalToConstant: 10),
        dot.centerXAnchor.constraint(equalTo: box.leadingAnchor),
        dot.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ])
    }
    #expect(lines[0] == "view")
    #expect(lines.contains("grid columns 15,5,1fr,20 rows content"))
    #expect(lines.last == "view at 2-5,1-2 across start down center width 10 height 10")
  }

  @Test func aCentreOnAnEdgeOfAnUnknownSizeIsMovedByItsHalf() async {
    let lines = await lines { view in
      let box = self.add(UIView(), to: view)
      let label = self.add(UILabel(), to: view)
      label.text = "A"
      self.fill(box, view, across: 20)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    #expect(lines.last?.contains("x 3 shift-x -0.5") == true, "\(lines)")
  }

  @Test func aMultipleOfTheContainersCentreIsAPartOfItsWidth() async {
    let lines = await lines { view in
      let fill = self.add(UIView(), to: view)
      NSLayoutConstraint.activate([
        fill.topAnchor.constraint(equalTo: view.topAnchor),
        fill.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        fill.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
        NSLayoutConstraint(
          item: fill, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
          multiplier: 1.5, constant: 0),
      ])
    }
    #expect(lines.last == "view at 1-2,1-2 across center width 25% away-x 0.25", "\(lines)")
  }

  @Test func whatResistsMoreIsKeptWhole() async {
    let lines = await lines(["grid columns"]) { view in
      let labels = ["Title", "Detail"].map { text in
        let label = self.add(UILabel(), to: view)
        label.text = text
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        return label
      }
      labels[1].setContentHuggingPriority(.required, for: .horizontal)
      labels[1].setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
        labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
        labels[1].trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    #expect(lines == ["grid columns 1fr,8,whole rows content"])
  }

  @Test func readableMarginsGrowPastAWidth() async {
    let lines = await lines(["grid columns"]) { view in
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
      let box = self.add(UIView(), to: view)
      let guide = view.readableContentGuide
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(lines == ["grid columns readable(16),4,1fr,readable(16) rows content"])
  }

  @Test func stacksSayWhoGrowsAndWhereGapsAreTheirOwn() async {
    let lines = await lines(["label", "view grows", "view", "stack"]) { view in
      let labels = ["A", "B"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = self.add(
        UIStackView(arrangedSubviews: [labels[0], UIView(), labels[1]]), to: view)
      stack.spacing = 4
      stack.setCustomSpacing(10, after: labels[0])
      self.fill(stack, view)
    }
    #expect(lines.contains("stack horizontal spacing 4 at 1-2,1-2"))
    #expect(lines.contains("view gap 6 grows 1"))
    #expect(lines.contains(#"label "B""#))
  }

  @Test func whatCannotBeDrawnIsNamedWithItsLine() async {
    let page = await page { view in
      let first = self.add(UILabel(), to: view)
      let second = self.add(UIImageView(), to: view)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        first.topAnchor.constraint(equalTo: view.topAnchor),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        second.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      second.heightAnchor.constraint(equalTo: first.widthAnchor).isActive = true
    }
    #expect(
      page.findings.map(\.message) == [
        "the constraint 'UIImageView.height = UILabel.width' "
          + "(CellophanePreviewTests/DrawnConstraintTests.swift:212) has no counterpart on a page; "
          + "drawn instead: it at its contents' size"
      ])
    #expect(page.findings.map(\.rule) == ["constraint-not-drawn"])
  }

  @Test func aContradictionIsNamedWithItsLine() async {
    let page = await page { view in
      let box = self.add(UIView(), to: view)
      box.widthAnchor.constraint(equalToConstant: 40).isActive = true
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(
      page.findings.map(\.message) == [
        "the required constraint 'UIView.width = 50' "
          + "(CellophanePreviewTests/DrawnConstraintTests.swift:227) contradicts others; remove one "
          + "or lower its priority"
      ])
  }

  @Test func aLineOfTextThatOthersHangOnIsCentredByItsHeight() async {
    let page = await page { view in
      let label = self.add(UILabel(), to: view)
      label.text = "A"
      label.font = .systemFont(ofSize: 17)
      let below = self.add(UIView(), to: view)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
        below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(page.findings.isEmpty, "\(page.findings)")
  }

  @Test func viewsInsideOneInTheMiddleLieWhereTheirFramesAre() async {
    let lines = await lines(["view"]) { view in
      let circle = self.add(UIView(), to: view)
      let half = self.add(UIView(), to: circle)
      NSLayoutConstraint.activate([
        circle.widthAnchor.constraint(equalToConstant: 20),
        circle.heightAnchor.constraint(equalToConstant: 26),
        circle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        circle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        half.topAnchor.constraint(equalTo: view.topAnchor),
        half.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        half.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        half.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    #expect(
      lines == [
        "view", "view at 1-2,1-2 across center down center width 20 height 26",
        "view at 1--1,1--1 frame -955%,-50%,2010%,100%",
      ])
  }

  @Test func aViewOutsideItsSuperviewIsPlacedFromIt() async {
    let page = await page { view in
      let box = self.add(UIView(), to: view)
      let badge = self.add(UIView(), to: box)
      badge.accessibilityIdentifier = "badge"
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -60),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 40),
        badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        badge.topAnchor.constraint(equalTo: box.topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 30),
        badge.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    #expect(page.findings.isEmpty)
    #expect(
      page.outline.contains("view at 1-2,1-2 across end down start width 30 height 30 x 50"),
      "\(page.outline)")
  }

  @Test func whatIsAsWideAsItIsHighHasTheWidthOfTheLayout() async {
    let lines = await lines { view in
      let box = self.add(UIView(), to: view)
      let name = self.add(UILabel(), to: view)
      name.text = "A"
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        box.widthAnchor.constraint(equalTo: box.heightAnchor),
        name.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        name.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    #expect(lines.contains("view at 2-3,2-3 down start width 32 height 32"), "\(lines)")
  }

  @Test func aSmallLineStandsOnTheOneInTheMiddleBesideIt() async {
    let lines = await lines(["label", "grid columns"]) { view in
      let name = self.add(UILabel(), to: view)
      let value = self.add(UILabel(), to: view)
      (name.text, value.text) = ("Name", "Ada")
      value.font = .systemFont(ofSize: 12)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.topAnchor),
        name.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      ])
    }
    #expect(
      lines == [
        "grid columns content,8,1fr rows 20.594,content", #"label "Name" at 1-2,1-3"#,
        #"label "Ada" at 3-4,2-3 across start down start"#,
      ])
  }
}
