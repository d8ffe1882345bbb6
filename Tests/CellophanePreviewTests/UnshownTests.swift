import CellophaneDocument
import CellophanePreview
import Foundation
import Testing
import UIKit

/// What code can set and override and no page shows is said.
@Suite(.serialized) @MainActor struct UnshownTests {
  private func findings(
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> [String] {
    let preview = Preview("Cell") {
      let cell = UICollectionViewCell()
      build(cell.contentView)
      return cell
    }
    return await AnyPreview(preview).resolve()[0].findings.map {
      "\($0.severity) \($0.rule): \($0.message)"
    }
  }

  @Test func aPropertyThatIsSetAndNotShownIsSaidOnce() async {
    let said = await findings { content in
      for _ in 0..<2 {
        let bar = UISearchBar()
        bar.prompt = "Where?"
        content.addSubview(bar)
      }
    }
    #expect(
      said == [
        "note not-shown: 'UISearchBar.prompt' is set, and no page shows it: the field stands alone"
      ])
  }

  @Test func whatControlsKeepIsSaid() async {
    let said = await findings { content in
      let button = UIButton(configuration: .plain())
      button.configuration?.titleAlignment = .trailing
      button.contentVerticalAlignment = .top
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.apportionsSegmentWidthsByContent = true
      let text = UITextView()
      text.linkTextAttributes = [.foregroundColor: UIColor.systemRed]
      for view in [button, segments, text] { content.addSubview(view) }
    }
    #expect(
      said == [
        "note not-shown: 'UIControl.contentVerticalAlignment' is set, and no page shows it: contents "
          + "stand in the middle",
        "note not-shown: 'UIButton.configuration.titleAlignment' is set, and no page shows it: lines "
          + "stand as the button's contents do",
        "note not-shown: 'UISegmentedControl.apportionsSegmentWidthsByContent' is set, and no page "
          + "shows it: choices are equally wide",
        "note not-shown: 'UITextView.linkTextAttributes' is set, and no page shows it: links have the "
          + "look's colour",
      ])
  }

  @Test func whatControllersKeepIsSaid() async {
    let preview = Preview("Controller") {
      let controller = UIViewController()
      controller.edgesForExtendedLayout = []
      controller.modalTransitionStyle = .crossDissolve
      return controller
    }
    #expect(
      await AnyPreview(preview).resolve()[0].findings.map(\.message) == [
        "'UIViewController.modalTransitionStyle' is set, and no page shows it: it comes as its style "
          + "has it",
        "'UIViewController.edgesForExtendedLayout' is set, and no page shows it: lists go on beneath "
          + "bars",
      ])
  }

  @Test func anEffectOnContentsIsSaidAndABlurIsSeen() async {
    let blur = UIBlurEffect(style: .systemMaterial)
    let said = await findings { content in
      content.addSubview(UIVisualEffectView(effect: blur))
      content.addSubview(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur)))
    }
    #expect(
      said == [
        "note not-shown: 'UIVisualEffectView.effect' is set, and no page shows it: contents are "
          + "seen in their own colours, glass stays apart"
      ])
  }

  @Test func whoHearsOfAValueIsNotAskedAndThatIsSaid() async {
    let said = await findings { content in
      let controls = [UISlider(), UITextField(), UIDatePicker(), UIPageControl()]
      for control in controls {
        control.addAction(UIAction { _ in }, for: .valueChanged)
        content.addSubview(control)
      }
    }
    #expect(
      said == [
        "note not-shown: 'UISlider.addAction(_:for:)' is set, and no page shows it: the knob moves, "
          + "and who hears of its value is not asked",
        "note not-shown: 'UITextField.addAction(_:for:)' is set, and no page shows it: it takes a "
          + "text, and what typing alone does counts where it turns buttons on",
        "note not-shown: 'UIDatePicker.addAction(_:for:)' is set, and no page shows it: no other "
          + "date is chosen, so nobody hears of one",
        "note not-shown: 'UIPageControl.addAction(_:for:)' is set, and no page shows it: no other "
          + "page is chosen, so nobody hears of one",
      ])
  }

  @Test func aLookOfASegmentedControlsOwnIsSaid() async {
    let said = await findings { content in
      let plain = UISegmentedControl(items: ["One"])
      plain.setTitleTextAttributes([:], for: .normal)
      plain.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
      plain.setBackgroundImage(nil, for: .normal, barMetrics: .default)
      plain.setContentOffset(.zero, forSegmentAt: 0)
      content.addSubview(plain)
    }
    #expect(said == [])
    let own = await findings { content in
      let control = UISegmentedControl(items: ["One"])
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
      control.setDividerImage(
        UIImage(), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 2, vertical: 0), forSegmentType: .any, barMetrics: .default)
      content.addSubview(control)
    }
    #expect(
      own == [
        "note not-shown: 'UISegmentedControl.setTitleTextAttributes(_:for:)' is set, and no page "
          + "shows it: titles have the look's font, and a colour of their own alone",
        "note not-shown: 'UISegmentedControl.setBackgroundImage(_:for:barMetrics:)' is set, and no "
          + "page shows it: the plate behind the choice is the look's",
        "note not-shown: 'UISegmentedControl.setContentOffset(_:forSegmentAt:)' is set, and no page "
          + "shows it: titles and drawings stand in the middle of their choices",
      ])
  }

  @Test func aFieldsTextInTwoColoursIsSaid() async {
    let said = await findings { content in
      let field = UITextField()
      let text = NSMutableAttributedString(
        string: "!! ", attributes: [.foregroundColor: UIColor.systemOrange])
      text.append(NSAttributedString(string: "Call"))
      field.attributedText = text
      content.addSubview(field)
    }
    #expect(
      said == [
        "note not-shown: 'UITextField.attributedText' is set, and no page shows it: a field has one "
          + "font and one colour"
      ])
  }

  @Test func aPartThatIsLightOrDarkByItselfIsSaid() async {
    let said = await findings { content in
      let label = UILabel()
      label.overrideUserInterfaceStyle = .dark
      content.addSubview(label)
    }
    #expect(
      said == [
        "note not-shown: 'UIView.overrideUserInterfaceStyle' is set, and no page shows it: it is as "
          + "light or dark as the page; set it on the window or its root controller"
      ])
  }

  @Test func whatIsDarkAsAWholeIsShownAndNothingIsSaid() async {
    let preview = Preview("Dark") {
      let table = UITableViewController()
      table.overrideUserInterfaceStyle = .dark
      table.view.overrideUserInterfaceStyle = .dark
      return table
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(page.environment.scheme == .dark)
    #expect(page.findings.map(\.message) == [])
  }

  @Test func aViewAsItComesSaysNothing() async {
    let said = await findings { content in
      let views: [UIView] = [
        UIView(), UILabel(), UIButton(type: .system), UISwitch(), UISlider(), UIStepper(),
        UISegmentedControl(items: ["A"]), UITextField(), UITextView(), UISearchBar(),
        UIImageView(), UIProgressView(), UIPageControl(), UIDatePicker(), UIStackView(),
        UIScrollView(), UIActivityIndicatorView(style: .medium),
      ]
      for view in views { content.addSubview(view) }
    }
    #expect(said == [])
  }

  @Test func anOverrideThatNothingCallsIsSaid() async {
    final class Touched: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    class Inset: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    }
    final class Further: Inset {}
    let said = await findings { content in
      content.addSubview(Touched())
      content.addSubview(Further())
    }
    #expect(
      said == [
        "note not-called: 'Touched' overrides 'touchesBegan(_:with:)', which nothing on a page calls",
        "note not-called: 'Further' overrides 'drawText(in:)', which nothing on a page calls",
      ])
  }

  @Test func whatIsCalledIsNoFinding() async {
    final class LaidOut: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
      override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
      override func didMoveToWindow() {}
    }
    #expect(await findings { $0.addSubview(LaidOut()) } == [])
  }

  /// The article's table, made from the code.
  @Test func theArticleListsWhatIsSaid() throws {
    let article = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Cellophane/Cellophane.docc/WhatDiffersFromADevice.md"),
      encoding: .utf8)
    let table =
      UnshownProperty.all.map { "| `\($0.type)` | `\($0.member)` | \($0.instead) |\n" }
      + UncalledMethods.names.map { "| | `\($0)` | is overridden and never called |\n" }
    #expect(article.contains(table.joined()), "the table is:\n\(table.joined())")
  }
}
