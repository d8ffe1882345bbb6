import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("app.isArchived")
}

extension UICellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

@Suite struct UICellConfigurationStateTests {
  private let plain = UICellConfigurationState(traitCollection: UITraitCollection())

  @Test func nothingIsOnByDefault() {
    let flags = [
      plain.isDisabled, plain.isHighlighted, plain.isSelected, plain.isFocused, plain.isPinned,
      plain.isEditing, plain.isExpanded, plain.isSwiped, plain.isReordering,
    ]
    #expect(!flags.contains(true))
    #expect(plain.cellDragState == .none)
    #expect(plain.cellDropState == .none)
    #expect(plain.description == "UICellConfigurationState()")
  }

  @Test func aStateOfTheAuthorsIsKept() {
    var state = plain
    state.isArchived = true
    #expect(state.isArchived)
    #expect(state != plain)
    #expect(!plain.isArchived)
    state[.isArchived] = nil
    #expect(state == plain)
  }

  @Test func aDescriptionNamesWhatIsOn() {
    var state = plain
    state.isSelected = true
    state.cellDropState = .targeted
    state.isArchived = true
    #expect(
      state.description
        == "UICellConfigurationState(selected, drop targeted, app.isArchived = true)")
  }

  @Test func aViewsStateHasKeysToo() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    state.isPinned = true
    state[.isArchived] = 3
    #expect(state[.isArchived] as? Int == 3)
    #expect(state.description == "UIViewConfigurationState(pinned, app.isArchived = 3)")
  }
}
