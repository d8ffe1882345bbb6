import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct ViewTests {
  /// The lines of a view with subviews, in a cell of its own.
  private func lines(
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> [String] {
    let text = await outline(
      Preview("Cell") {
        let cell = UICollectionViewCell()
        build(cell.contentView)
        return cell
      })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return lines.filter { line in
      ["grid columns", "label ", "view at", "stack"].contains { line.hasPrefix($0) }
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @Test func pinsToAllEdgesAreFixedTracksAroundTheRest() async {
    let lines = await lines { view in
      let label = self.label("A")
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
    }
    #expect(
      lines == [
        "grid columns 16,1fr,16 rows 10,content,10",
        #"label "A" at 2-3,2-3"#,
      ])
  }

  @Test func aChainGivesItsRestToTheSoftest() async {
    let lines = await lines { view in
      let first = self.label("Icon")
      let second = self.label("Text")
      view.addSubview(first)
      view.addSubview(second)
      first.setContentHuggingPriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        first.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        second.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
        second.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
      ])
    }
    #expect(
      lines == [
        "grid columns 16,content,8,1fr,16 rows 11,content,11",
        #"label "Icon" at 2-3,1-4 down center"#,
        #"label "Text" at 4-5,2-3"#,
      ])
  }

  @Test func aViewWithAFixedSizeInTheMiddleIsCentred() async {
    let lines = await lines { view in
      let label = self.label("A")
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        label.widthAnchor.constraint(equalToConstant: 80),
        label.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    #expect(lines.last == #"label "A" at 1-2,1-2 across center down center width 80 height 40"#)
  }

  @Test func anInequalityBetweenTwoKeepsThemApart() async {
    let lines = await lines { view in
      let left = self.label("Left")
      let right = self.label("Right")
      view.addSubview(left)
      view.addSubview(right)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        right.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 8),
        left.topAnchor.constraint(equalTo: view.topAnchor),
        left.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        right.topAnchor.constraint(equalTo: left.topAnchor),
      ])
    }
    #expect(lines[0] == "grid columns 16,content,>=8,content,16 rows content")
    #expect(lines[1] == #"label "Left" at 2-3,1-2"#)
    #expect(lines[2] == #"label "Right" at 4-5,1-2 down start"#)
  }

  @Test func marginGuidesHaveTheirInsets() async {
    let lines = await lines { view in
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 4, leading: 20, bottom: 6, trailing: 12)
      let label = self.label("A")
      view.addSubview(label)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    #expect(lines[0] == "grid columns 20,1fr,12 rows 4,content,6")
    #expect(lines[1] == #"label "A" at 2-3,2-3 across start"#)
  }

  @Test func contradictionsAreAFinding() async {
    let preview = AnyPreview(
      Preview("Cell") {
        let cell = UICollectionViewCell()
        let label = UILabel()
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 9),
        ])
        return cell
      })
    let page = await preview.resolve()[0]
    #expect(page.findings.map(\.rule) == ["unsatisfiable-constraints"])
  }

  @Test func stacksTakeTheirViewsInTurn() async {
    let lines = await lines { view in
      let stack = UIStackView(arrangedSubviews: [self.label("A"), self.label("B")])
      stack.axis = .vertical
      stack.spacing = 4
      stack.alignment = .leading
      view.addSubview(stack)
    }
    #expect(lines.contains("stack vertical spacing 4 align leading"))
  }

  @Test func aColumnInProportionBeginsAtWhatItsViewsAskFor() async {
    for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
      let lines = await lines { view in
        let stack = UIStackView(arrangedSubviews: [self.label("A"), self.label("B")])
        stack.axis = axis
        stack.distribution = .fillProportionally
        view.addSubview(stack)
      }
      #expect(lines.contains { $0.contains("from-zero") } == (axis == .horizontal), "\(lines)")
    }
  }
}
