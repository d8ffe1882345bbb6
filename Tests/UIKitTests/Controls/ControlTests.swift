import Testing
import UIKit

private final class Typist: NSObject, UITextFieldDelegate, UISearchBarDelegate {
  var refuses = false
  var texts: [String] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { !refuses }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    texts.append(searchText)
  }
}

extension UILabel {
  fileprivate convenience init(font: UIFont?) {
    self.init()
    self.font = font
  }
}

@MainActor @Suite struct ControlTests {
  @Test func aLabelThatIsGivenNoFontOrColourHasTheSystems() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(UILabel(font: nil).font.pointSize == 17)
  }

  @Test func actionsRunForTheirEventsInOrder() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("tap") }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in calls.append("both") }, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(calls == ["value", "both"])
    control.simulateTap()
    #expect(calls == ["value", "both", "both", "tap"])
    control.isEnabled = false
    control.simulateTap()
    #expect(calls.count == 4)
  }

  @Test func anActionWithTheSameIdentifierGivesWay() {
    let control = UIControl()
    let name = UIAction.Identifier("one")
    var calls: [Int] = []
    control.addAction(UIAction(identifier: name) { _ in calls.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in calls.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == [2])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    #expect(control.allControlEvents == [])
  }

  @Test func anActionsSenderIsItsControl() {
    let control = UISwitch()
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .valueChanged)
    control.simulateTap()
    #expect(sender === control)
    #expect(control.isOn)
    #expect(control.accessibilityValue == "1")
  }

  @Test func aButtonTakesItsActionsTitleAndShowsItPerState() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go")
    button.setTitle("Off", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    button.isEnabled = true
    button.isHighlighted = true
    #expect(button.currentTitle == "Go")
    #expect(button.accessibilityLabel == "Go")
  }

  /// Titles of states and configurations are both shown: what was set last, and a state's own.
  @Test func aButtonWithAConfigurationTakesTitlesOfStates() {
    let button = UIButton(type: .system)
    button.setTitle("Before", for: .normal)
    button.configuration = .filled()
    #expect(button.shownTitle == "Before")
    button.setTitle("Check Out", for: .normal)
    button.setTitle("Sold Out", for: .disabled)
    button.setImage(UIImage(systemName: "cart"), for: .normal)
    #expect(button.shownTitle == "Check Out")
    #expect(button.configuration?.title == "Check Out")
    #expect(button.shownImage == UIImage(systemName: "cart"))
    button.isEnabled = false
    #expect(button.shownTitle == "Sold Out")
    button.isEnabled = true
    button.setAttributedTitle(NSAttributedString(string: "Pay"), for: .normal)
    #expect(button.shownAttributedTitle?.string == "Pay")
    button.configuration?.title = "Later"
    #expect(button.shownTitle == "Later")
  }

  @Test func aConfigurationIsUpdatedForTheState() {
    let button = UIButton(configuration: .filled())
    #expect(button.configuration?.contentInsets.leading == 12)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.configuration?.title == "Off")
    button.isSelected = true
    #expect(button.configuration?.title == "On")
    #expect(button.shownTitle == "On")
  }

  @Test func aSlidersBoundsMoveEachOtherAndTheValue() {
    let slider = UISlider()
    slider.minimumValue = 2
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (2, 2, 2))
    slider.maximumValue = -1
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (-1, -1, -1))
  }

  @Test func valuesKeepWithinTheirBounds() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    let stepper = UIStepper()
    stepper.maximumValue = 2
    for _ in 0..<3 { stepper.simulateStep(up: true) }
    #expect(stepper.value == 2)
    stepper.wraps = true
    stepper.simulateStep(up: true)
    #expect(stepper.value == 0)
    let progress = UIProgressView()
    progress.progress = 2
    #expect(progress.progress == 1)
  }

  @Test func choosingASegmentTells() {
    let control = UISegmentedControl(items: ["List", "Grid"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    var chosen: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in chosen.append(control?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    control.simulateChoice(of: 1)
    control.simulateChoice(of: 1)
    #expect(chosen == [1])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func aLabelsPlainAndAttributedTextsFollowEachOther() {
    let label = UILabel()
    label.text = "One"
    #expect(label.attributedText?.string == "One")
    label.attributedText = NSAttributedString(string: "Two")
    #expect(label.text == "Two")
    label.text = "Three"
    #expect(label.givenAttributedText == nil)
    #expect(label.accessibilityLabel == "Three")
    #expect(label.isAccessibilityElement)
    #expect(label.numberOfLines == 1)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func longerTextNeedsMoreLines() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a few words that need more than one line"
    let one = label.sizeThatFits(CGSize(width: 1000, height: 0))
    let more = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(more.height > one.height * 2)
    #expect(more.width <= 100)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(abs(two - one.height * 2) < 1)
  }

  @Test func typingAsksTheDelegateAndTells() {
    let field = UITextField()
    let typist = Typist()
    field.delegate = typist
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
    field.simulateTyping("abc")
    #expect(field.text == "abc")
    typist.refuses = true
    field.simulateTyping("abcd")
    #expect(field.text == "abc")
    #expect(count == 1)
    let bar = UISearchBar()
    bar.delegate = typist
    bar.simulateTyping("No")
    #expect(bar.text == "No")
    #expect(typist.texts == ["No"])
  }

  @Test func aStackArrangesAndForgets() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.subviews == views)
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    stack.setCustomSpacing(20, after: views[0])
    stack.spacing = 4
    #expect(stack.gap(after: views[0]) == 20)
    #expect(stack.gap(after: views[1]) == 4)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1]])
  }

  @Test func anIndicatorHidesWhileItStands() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
  }

  @available(*, deprecated, message: "it tests what is")
  @Test func olderIndicatorsAreOfASizeAndAColor() {
    let large = UIActivityIndicatorView(style: .whiteLarge)
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(large.color == .white)
    let gray = UIActivityIndicatorView(style: .gray)
    #expect(gray.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(gray.color == .secondaryLabel)
    gray.style = .white
    #expect(gray.color == .white)
  }

  @Test func aButtonHasRoomForAllThatItShows() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Play"
    let title = UIButton(configuration: configuration).intrinsicContentSize
    configuration.subtitle = "All of the twelve songs"
    configuration.titlePadding = 4
    let both = UIButton(configuration: configuration).intrinsicContentSize
    #expect(abs(both.height - title.height - 4 - 47 / 3) < 0.001)
    #expect(both.width > title.width + 60)
    configuration.image = UIImage(systemName: "play")
    configuration.imagePadding = 10
    let beside = UIButton(configuration: configuration).intrinsicContentSize
    configuration.imagePlacement = .top
    let above = UIButton(configuration: configuration).intrinsicContentSize
    #expect(beside.height == both.height && beside.width > both.width + 10)
    #expect(above.width == both.width && above.height > both.height + 10)
  }

  @Test func aButtonWhoseMenuChoosesIsAsWideAsWhatIsChosen() {
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: [
      UIAction(title: "Low") { _ in }, UIAction(title: "Very high indeed", state: .on) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    let closed = button.intrinsicContentSize.width
    button.changesSelectionAsPrimaryAction = true
    #expect(button.accessibilityLabel == "Very high indeed")
    #expect(button.intrinsicContentSize.width > closed + 100)
  }

  @Test func aButtonHasChevronsAsItsConfigurationSays() {
    let widths = [UIButton.Configuration.Indicator.none, .automatic, .popup].map { indicator in
      [false, true].map { chooses in
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Low"
        configuration.indicator = indicator
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(children: [UIAction(title: "Low", state: .on) { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = chooses
        return button.intrinsicContentSize.width
      }
    }
    let (bare, marked) = (widths[0][0], widths[2][0])
    #expect(marked > bare + 10)
    #expect(widths == [[bare, bare], [bare, marked], [marked, marked]])
  }

  @Test func pickersOfDatesAskForWhatTheyShow() {
    let picker = UIDatePicker()
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    let compact = picker.intrinsicContentSize
    #expect(abs(compact.height - 97 / 3) < 0.001)
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width < compact.width - 60)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    // November 2023 is in five weeks, the December after it in six.
    let month = picker.intrinsicContentSize
    picker.date = Date(timeIntervalSince1970: 1_702_500_000)
    #expect(picker.intrinsicContentSize.height == month.height + 40)
    #expect(month.width == 320)
    // A date and a time: the time stands below the month.
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize.height == month.height + 80)
  }
}
