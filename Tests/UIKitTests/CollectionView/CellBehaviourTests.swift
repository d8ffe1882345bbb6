import CellophaneLook
import Testing
import UIKit

/// What cells hear and in which order, beside what each class's own tests hold.
@MainActor @Suite struct CellBehaviourTests {
  private static var log: [String] = []

  /// A configuration that says when it is updated.
  private struct Noisy: UIContentConfiguration {
    var name: String

    func makeContentView() -> any UIView & UIContentView { NoisyView(configuration: self) }
    func updated(for state: any UIConfigurationState) -> Noisy {
      let state = state as? UICellConfigurationState
      CellBehaviourTests.note("updated \(name) \(state?.isSelected == true)")
      return self
    }
  }

  private final class NoisyView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(configuration: Noisy) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
  }

  private nonisolated static func note(_ line: String) {
    MainActor.assumeIsolated { log.append(line) }
  }

  private final class NoisyCell: UICollectionViewListCell {
    override var configurationState: UICellConfigurationState {
      CellBehaviourTests.note("state")
      return super.configurationState
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      CellBehaviourTests.note("method")
    }
  }

  @Test func aStateIsTakenThenTheContentThenTheMethodThenTheHandler() {
    let cell = NoisyCell(frame: .zero)
    cell.contentConfiguration = Noisy(name: "content")
    cell.configurationUpdateHandler = { _, _ in Self.note("handler") }
    cell.layoutIfNeeded()
    Self.log = []
    cell.isSelected = true
    #expect(Self.log == [], "an update waits for the layout")
    cell.layoutIfNeeded()
    #expect(Self.log == ["state", "updated content true", "method", "handler"])
  }

  @Test func theTintOfACellIsItsListsUntilItHasOneOfItsOwn() throws {
    let list = ListFixture()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.tintColor = .systemPurple
    window.addSubview(list.view)
    list.show("a", "b")
    let cell = try list.listCell(0)
    #expect(cell.tintColor == .systemPurple)
    #expect(cell.contentView.tintColor == .systemPurple)
    list.view.tintColor = .systemGreen
    #expect(cell.tintColor == .systemGreen)
    cell.tintColor = .systemRed
    #expect(cell.contentView.tintColor == .systemRed)
    #expect(try list.listCell(1).tintColor == .systemGreen)
    cell.tintColor = nil
    #expect(cell.tintColor == .systemGreen)
  }

  @Test func whatLiesInACellHearsOfItsWindow() throws {
    final class Heard: UIView {
      var windows: [Bool] = []
      override func didMoveToWindow() {
        super.didMoveToWindow()
        windows.append(window != nil)
      }
    }
    let heard = Heard()
    let list = ListFixture(cell: { cell, _, _ in
      if heard.superview == nil { cell.contentView.addSubview(heard) }
    })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.addSubview(list.view)
    list.show("a")
    _ = try list.listCell(0)
    #expect(heard.windows == [true])
    list.show()
    #expect(heard.windows == [true, false])
  }

  @Test func deselectingInCodeTellsNobody() throws {
    let list = ListFixture()
    list.show("a", "b")
    list.view.selectItem(at: list.path(0), animated: false, scrollPosition: [])
    let cell = try list.listCell(0)
    #expect(cell.isSelected)
    list.view.deselectItem(at: list.path(0), animated: false)
    #expect(!cell.isSelected)
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(list.log == [])
  }

  @Test func whileEditingTapsSelectSeveralAndTellOfEach() throws {
    let list = ListFixture()
    list.view.allowsMultipleSelectionDuringEditing = true
    list.show("a", "b", "c")
    list.view.isEditing = true
    list.view.userTap(itemAt: list.path(0))
    list.view.userTap(itemAt: list.path(2))
    #expect(list.view.indexPathsForSelectedItems == [list.path(0), list.path(2)])
    #expect(try list.listCell(2).configurationState.isEditing)
    list.view.userTap(itemAt: list.path(0))
    #expect(list.view.indexPathsForSelectedItems == [list.path(2)])
    #expect(
      list.log.filter { $0.hasPrefix("did") && $0.hasSuffix("ect 0") }
        == ["didSelect 0", "didDeselect 0"])
    list.view.isEditing = false
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test(
    arguments: zip(
      [
        UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ], [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func bodyTextHasItsSizeUnderEachTextSize(_ category: UIContentSizeCategory, _ size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == size)
  }
}
