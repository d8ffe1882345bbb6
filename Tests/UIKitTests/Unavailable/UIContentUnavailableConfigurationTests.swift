import Testing
import UIKit

@Suite struct UIContentUnavailableConfigurationTests {
  @Test func aSearchNamesWhatWasSearchedFor() {
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    #expect(search.image == UIImage(systemName: "magnifyingglass"))
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "Zeppo"
    #expect(search.updated(for: state).text == "No Results for “Zeppo”")
    #expect(
      search.updated(for: state).updated(
        for: UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())) == search
    )
  }

  @Test func aTextOfTheAppsStays() {
    var search = UIContentUnavailableConfiguration.search()
    search.text = "Nobody"
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "Zeppo"
    #expect(search.updated(for: state).text == "Nobody")
  }

  @Test func nothingIsThereUntilTheAppSetsIt() {
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.text == nil)
    #expect(empty.image == nil)
    #expect(empty.button.title == nil)
    #expect(empty.alignment == .center)
    #expect(empty == .empty())
    #expect(empty != .loading())
  }
}

@MainActor @Suite struct UIContentUnavailableViewTests {
  private final class Controller: UIViewController {
    var states: [String?] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state.searchText)
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    }
  }

  @Test func whatTheAppSetStandsBelowEachOther() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Mail"
    configuration.secondaryText = "Nobody wrote."
    configuration.button.title = "Write"
    let view = configuration.makeContentView()
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.count == 4)
    #expect((stack.arrangedSubviews[1] as? UILabel)?.text == "No Mail")
    #expect(stack.arrangedSubviews[3] is UIButton)
  }

  @Test func aControllerIsAskedBeforeItsFirstLayoutAndWhenItWants() {
    let controller = Controller()
    let window = controller.appear(
      in: UITraitCollection(), size: CGSize(width: 402, height: 874))
    #expect(controller.states.count == 1)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.states.count == 2)
  }
}
