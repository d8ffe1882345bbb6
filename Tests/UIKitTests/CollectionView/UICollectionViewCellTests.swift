import CellophaneLook
import Testing
import UIKit

@MainActor @Suite struct UICollectionViewCellTests {
  private final class Witness: UICollectionViewCell {
    var log: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append("update \(state.isSelected)")
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      log.append("reuse")
    }
  }

  @Test func aNewStateIsUpdatedOnceBeforeTheCellIsShown() {
    let cell = Witness(frame: .zero)
    cell.updateConfigurationIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.log == ["update false"])
    cell.layoutIfNeeded()
    #expect(cell.log == ["update false", "update true"])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.log.count == 2)
  }

  @Test func theHandlerIsCalledAfterTheMethodAndWhenItIsSet() {
    let cell = Witness(frame: .zero)
    cell.updateConfigurationIfNeeded()
    cell.configurationUpdateHandler = { cell, _ in (cell as? Witness)?.log.append("handler") }
    cell.updateConfigurationIfNeeded()
    #expect(cell.log == ["update false", "update false", "handler"])
  }

  @Test func askingForAnUpdateWithinOneEnds() {
    let cell = UICollectionViewCell(frame: .zero)
    var calls = 0
    cell.configurationUpdateHandler = { cell, _ in
      calls += 1
      cell.setNeedsUpdateConfiguration()
    }
    cell.updateConfigurationIfNeeded()
    #expect(calls == 4)
  }

  @Test func theStateTellsWhatTheCellIs() {
    let cell = UICollectionViewCell(frame: .zero)
    #expect(
      cell.configurationState == UICellConfigurationState(traitCollection: cell.traitCollection))
    var condition = CellCondition()
    condition.isSelected = true
    condition.isHighlighted = true
    condition.isFocused = true
    condition.isEditing = true
    condition.isExpanded = true
    condition.isSwiped = true
    condition.isReordering = true
    condition.isPinned = true
    condition.isDisabled = true
    condition.dragState = .lifting
    condition.dropState = .targeted
    cell.enter(condition)
    let state = cell.configurationState
    #expect(state.isSelected && state.isHighlighted && state.isFocused && state.isEditing)
    #expect(state.isExpanded && state.isSwiped && state.isReordering && state.isPinned)
    #expect(state.isDisabled)
    #expect(state.cellDragState == .lifting)
    #expect(state.cellDropState == .targeted)
  }

  @Test func enteringAStateSetsWhatAuthorsObserve() {
    final class Observer: UICollectionViewCell {
      var log: [String] = []
      override var isSelected: Bool { didSet { log.append("selected \(isSelected)") } }
      override var isHighlighted: Bool { didSet { log.append("highlighted \(isHighlighted)") } }
    }
    let cell = Observer(frame: .zero)
    var condition = CellCondition()
    condition.isSelected = true
    cell.enter(condition)
    cell.enter(CellCondition())
    #expect(cell.log == ["selected true", "selected false"])
  }

  @Test func aSubclassAddsStatesOfItsOwn() {
    final class Starred: UICollectionViewCell {
      static let key = UIConfigurationStateCustomKey("starred")
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[Self.key] = true
        return state
      }
    }
    let cell = Starred(frame: .zero)
    var seen: AnyHashable?
    cell.configurationUpdateHandler = { _, state in seen = state[Starred.key] }
    cell.updateConfigurationIfNeeded()
    #expect(seen == AnyHashable(true))
  }

  // MARK: Content

  @Test func aContentConfigurationReplacesTheContentView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    #expect(plain.superview === cell)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(plain.superview == nil)
    let list = cell.contentView
    #expect(list is UIListContentView)
    #expect(list.superview === cell)
    var other = UIListContentConfiguration.cell()
    other.text = "other"
    cell.contentConfiguration = other
    #expect(cell.contentView === list)
    let shown = (list as? UIListContentView)?.configuration as? UIListContentConfiguration
    #expect(shown?.text == "other")
    cell.contentConfiguration = nil
    #expect(cell.contentView !== list)
  }

  @Test func contentFollowsTheStateUnlessToldNotTo() {
    struct Content: UIContentConfiguration {
      var isSelected = false
      func makeContentView() -> any UIView & UIContentView { ContentView(self) }
      func updated(for state: any UIConfigurationState) -> Content {
        Content(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
      }
    }
    final class ContentView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Content) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Content()
    cell.isSelected = true
    cell.updateConfigurationIfNeeded()
    #expect((cell.contentConfiguration as? Content)?.isSelected == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.updateConfigurationIfNeeded()
    #expect((cell.contentConfiguration as? Content)?.isSelected == true)
  }

  /// As views are written that show nothing before their configuration is set.
  @Test func aContentViewIsHandedItsConfigurationWhicheverComesFirst() throws {
    struct Content: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { ContentView(self) }
      func updated(for state: any UIConfigurationState) -> Content { self }
    }
    final class ContentView: UIView, UIContentView {
      var configuration: any UIContentConfiguration { didSet { times += 1 } }
      var times = 0
      init(_ configuration: Content) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    func times(_ configure: (UICollectionViewCell) -> Void) throws -> Int {
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentConfiguration = Content()
      configure(cell)
      return try #require(cell.contentView as? ContentView).times
    }
    let madeFirst = try times {
      _ = $0.contentView
      $0.updateConfigurationIfNeeded()
    }
    #expect(madeFirst == 1)
    #expect(try times { $0.updateConfigurationIfNeeded() } == 1)
    let onItsOwn = try times {
      $0.automaticallyUpdatesContentConfiguration = false
      $0.updateConfigurationIfNeeded()
    }
    #expect(onItsOwn == 0)
  }

  @Test func aClassNamesItselfForRegistering() {
    #expect(UICollectionViewCell.classForCoder() == UICollectionViewCell.self)
  }

  @Test func anotherKindOfContentInAShownCellIsNoted() {
    RuntimeIssue.collecting {
      struct Other: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView {
          UIListContentView(configuration: .cell())
        }
        func updated(for state: any UIConfigurationState) -> Other { self }
      }
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      _ = cell.contentView
      cell.contentConfiguration = Other()
      #expect(RuntimeIssue.drain().map(\.rule) == ["content-view-replaced"])
    }
  }

  // MARK: Background

  @Test func aPlainCellHasNoBackgroundOfItsOwn() {
    let cell = UICollectionViewCell(frame: .zero)
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.defaultBackgroundConfiguration() == .clear())
  }

  @Test func aBackgroundConfigurationAndBackgroundViewsExcludeEachOther() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func aBackgroundFollowsTheStateUnlessToldNotTo() throws {
    try Look.iOS26.asking {
      let cell = UICollectionViewCell(frame: .zero)
      cell.backgroundConfiguration = .listPlainCell()
      cell.isSelected = true
      cell.updateConfigurationIfNeeded()
      let background = try #require(cell.backgroundConfiguration)
      #expect(background.backgroundColor == .systemGray4)
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.isSelected = false
      cell.updateConfigurationIfNeeded()
      #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }
  }

  @Test func aClearBackgroundExceptWhenSelected() {
    final class ClearCell: UICollectionViewListCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if !state.isSelected { background.backgroundColor = .clear }
        backgroundConfiguration = background
      }
    }
    Look.iOS26.asking {
      let cell = ClearCell(frame: .zero)
      cell.updateConfigurationIfNeeded()
      #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
      cell.isSelected = true
      cell.updateConfigurationIfNeeded()
      #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
      cell.isSelected = false
      cell.updateConfigurationIfNeeded()
      #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    }
  }
}
