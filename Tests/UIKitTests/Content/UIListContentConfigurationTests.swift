import CellophaneLook
import Testing
import UIKit

private func content(
  _ look: Look, _ make: () -> UIListContentConfiguration
) -> UIListContentConfiguration {
  look.asking(make)
}

private func state(
  _ environment: UIListEnvironment = .unspecified,
  _ change: (inout UICellConfigurationState) -> Void = { _ in }
) -> UICellConfigurationState {
  var state = UICellConfigurationState(
    traitCollection: UITraitCollection(listEnvironment: environment))
  change(&state)
  return state
}

@Suite struct UIListContentConfigurationTests {
  @Test func aCellOfIOS26HasItsMeasures() {
    let cell = content(.iOS26) { .cell() }
    #expect(
      cell.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8))
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextHorizontalPadding == 8)
    #expect(cell.textToSecondaryTextVerticalPadding == 4)
    #expect(cell.prefersSideBySideTextAndSecondaryText == false)
    #expect(cell.alpha == 1)
    #expect(cell.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(cell.textProperties.color == .label)
    #expect(cell.textProperties.numberOfLines == 0)
    #expect(cell.textProperties.alignment == .natural)
    #expect(cell.textProperties.lineBreakMode == .byTruncatingTail)
    #expect(cell.textProperties.adjustsFontForContentSizeCategory)
    #expect(cell.textProperties.transform == .none)
    #expect(cell.secondaryTextProperties.font == .preferredFont(forTextStyle: .subheadline))
    #expect(cell.secondaryTextProperties.color == .secondaryLabel)
  }

  @Test func aCellOfIOS18HasItsMeasures() {
    let cell = content(.iOS18) { .cell() }
    #expect(
      cell.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextVerticalPadding == 3)
    #expect(cell.textProperties.font.pointSize == 17)
    #expect(cell.secondaryTextProperties.font.pointSize == 12)
  }

  @Test func aSubtitleOfIOS26StandsCloseUnderTheText() {
    let cell = content(.iOS26) { .subtitleCell() }
    #expect(cell.textToSecondaryTextVerticalPadding == 0)
    #expect(cell.secondaryTextProperties.font.pointSize == 15)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func aValueStandsBesideTheText(look: Look) {
    let cell = content(look) { .valueCell() }
    #expect(cell.prefersSideBySideTextAndSecondaryText)
    #expect(cell.secondaryTextProperties.font.pointSize == 17)
    #expect(cell.secondaryTextProperties.color == .secondaryLabel)
  }

  @Test func aGroupedHeaderIsSmallCapitalsInIOS18AndLargeInIOS26() {
    let old = content(.iOS18) { .groupedHeader() }
    #expect(old.textProperties.transform == .uppercase)
    #expect(old.textProperties.font.pointSize == 13)
    #expect(old.textProperties.color == .secondaryLabel)
    #expect(
      old.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    let new = content(.iOS26) { .groupedHeader() }
    #expect(new.textProperties.transform == .none)
    #expect(new.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(new.textProperties.color == .secondaryLabel)
    #expect(
      new.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8))
  }

  @Test func aSidebarCellOfIOS26IsOneLineThatShrinks() {
    let cell = content(.iOS26) { .sidebarCell() }
    #expect(
      cell.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8))
    #expect(cell.imageToTextPadding == 10)
    #expect(cell.textProperties.numberOfLines == 1)
    #expect(cell.textProperties.adjustsFontSizeToFitWidth)
    #expect(cell.textProperties.minimumScaleFactor == 0.9)
    #expect(cell.textProperties.allowsDefaultTighteningForTruncation)
    let subtitle = content(.iOS26) { .sidebarSubtitleCell() }
    #expect(
      subtitle.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    #expect(subtitle.textToSecondaryTextVerticalPadding == 0)
    #expect(subtitle.secondaryTextProperties.font.pointSize == 13)
  }

  @Test func anImageTakesTheTintAndTheSizeOfBodyText() {
    let properties = content(.iOS26) { .cell() }.imageProperties
    #expect(properties.tintColor == nil)
    #expect(properties.preferredSymbolConfiguration == .init(textStyle: .body, scale: .large))
    #expect(properties.maximumSize == .zero)
    #expect(properties.reservedLayoutSize == .zero)
    #expect(properties.cornerRadius == 0)
    #expect(properties.accessibilityIgnoresInvertColors == false)
  }

  @Test func aTintIsResolvedFromTheViewAndThenTransformed() {
    var properties = content(.iOS26) { .cell() }.imageProperties
    #expect(properties.resolvedTintColor(for: .systemRed) == .systemRed)
    properties.tintColor = .systemGreen
    #expect(properties.resolvedTintColor(for: .systemRed) == .systemGreen)
    properties.tintColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(properties.resolvedTintColor(for: .systemRed) == .black)
    properties.strokeColor = nil
    #expect(properties.resolvedStrokeColor(for: .systemRed) == .systemRed)
  }

  @Test func aPlainTextAndAnAttributedOneExcludeEachOther() {
    var cell = content(.iOS26) { .cell() }
    cell.text = "plain"
    cell.attributedText = NSAttributedString(string: "attributed")
    #expect(cell.text == "attributed")
    cell.text = "plain"
    #expect(cell.attributedText == nil)
    cell.secondaryAttributedText = NSAttributedString(string: "second")
    cell.secondaryText = nil
    #expect(cell.secondaryAttributedText == nil)
  }

  /// What is set is a copy, and equal ones are found by each other.
  @Test func anAttributedTextIsCopiedAndHashedByItsWords() {
    let text = NSMutableAttributedString(
      string: "Due", attributes: [.foregroundColor: UIColor.systemRed])
    var one = content(.iOS26) { .cell() }
    one.attributedText = text
    text.append(NSAttributedString(string: " today"))
    #expect(one.text == "Due")
    var other = content(.iOS26) { .cell() }
    other.attributedText = NSAttributedString(
      string: "Due", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    other.attributedText = NSAttributedString(string: "Due")
    #expect(one != other)
  }

  @Test func configurationsAreComparedByWhatTheyAmountTo() {
    let one = content(.iOS26) { .cell() }
    var other = content(.iOS26) { .cell() }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.text = "Groucho"
    #expect(one != other)
    other.text = nil
    other.textProperties.color = .label
    #expect(one == other)
    #expect(one != content(.iOS26) { .subtitleCell() })
  }

  @Test func aCopyThatIsChangedLeavesTheOtherAlone() {
    Look.iOS26.asking {
      let one = UIListContentConfiguration.cell()
      var other = one
      other.textProperties.color = .systemRed
      #expect(one.textProperties.color == .label)
      #expect(UIListContentConfiguration.cell() == one)
      #expect(other != one)
      #expect(one.updated(for: state()).textProperties.color == .label)
      #expect(other.updated(for: state()).textProperties.color == .systemRed)
    }
  }

  @Test func aContentFollowsTheTextSizeAndTheLookInWhichItIsUpdated() {
    func size(_ look: Look, _ category: UIContentSizeCategory) -> CGFloat {
      look.asking {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return UIListContentConfiguration.cell()
          .updated(for: UICellConfigurationState(traitCollection: traits))
          .secondaryTextProperties.font.pointSize
      }
    }
    let usual = (size(.iOS18, .large), size(.iOS26, .large))
    #expect(usual == (12, 15))
    #expect(size(.iOS26, .extraExtraLarge) > usual.1)
    #expect((size(.iOS18, .large), size(.iOS26, .large)) == usual)
  }

  @Test func aDescriptionNamesTheStyleAndTheTexts() {
    var cell = content(.iOS26) { .valueCell() }
    cell.text = "Chico"
    #expect(
      cell.description.hasPrefix("UIListContentConfiguration(style: valueCell, text: Chico, "))
    #expect(cell.debugDescription == cell.description)
  }
}

@Suite struct UIListContentConfigurationStateTests {
  @Test func aDisabledCellIsPale() {
    let cell = content(.iOS26) {
      UIListContentConfiguration.cell().updated(for: state { $0.isDisabled = true })
    }
    #expect(cell.textProperties.color == .tertiaryLabel)
    #expect(cell.secondaryTextProperties.color == .quaternaryLabel)
    #expect(cell.imageProperties.tintColor == .tertiaryLabel)
    #expect(cell.alpha == 1)
  }

  @Test func aDisabledCellThatIsSwipedIsNotPale() {
    let cell = content(.iOS26) {
      UIListContentConfiguration.cell().updated(
        for: state {
          $0.isDisabled = true
          $0.isSwiped = true
        })
    }
    #expect(cell.textProperties.color == .label)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func aChosenOrPressedCellOfAListKeepsItsContent(look: Look) {
    look.asking {
      let cell = UIListContentConfiguration.cell()
      #expect(cell.updated(for: state { $0.isSelected = true }) == cell)
      #expect(cell.updated(for: state { $0.isHighlighted = true }) == cell)
    }
  }

  @Test func whatTheAppSetIsLeftAlone() {
    Look.iOS26.asking {
      var cell = UIListContentConfiguration.cell()
      cell.textProperties.color = .systemPink
      cell.imageProperties.tintColor = nil
      let disabled = cell.updated(for: state { $0.isDisabled = true })
      #expect(disabled.textProperties.color == .systemPink)
      #expect(disabled.imageProperties.tintColor == nil)
      #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    }
  }

  @Test func whatAStateChangedGoesWithTheState() {
    Look.iOS26.asking {
      let cell = UIListContentConfiguration.cell()
      let disabled = cell.updated(for: state { $0.isDisabled = true })
      #expect(disabled != cell)
      #expect(disabled.updated(for: state()) == cell)
    }
  }

  @Test func aChosenSidebarCellOfIOS18IsWhite() {
    let cell = content(.iOS18) {
      UIListContentConfiguration.sidebarCell().updated(for: state { $0.isSelected = true })
    }
    #expect(cell.textProperties.color == .white)
    #expect(cell.secondaryTextProperties.color == .white.withAlphaComponent(0.8))
    #expect(cell.imageProperties.tintColor == .white)
    #expect(cell.textProperties.font.lookFont.weight == 500)
    #expect(cell.textProperties.font.lookFont.textStyle == .body)
  }

  @Test func aChosenSidebarCellOfIOS26IsTintedAndMedium() {
    let cell = content(.iOS26) {
      UIListContentConfiguration.sidebarCell().updated(for: state { $0.isSelected = true })
    }
    #expect(cell.textProperties.color == .tintColor)
    #expect(cell.imageProperties.tintColor == nil)
    #expect(cell.textProperties.font.lookFont.weight == 500)
  }

  @Test func aChosenSidebarCellOfIOS26WithTheFocusIsWhite() {
    let cell = content(.iOS26) {
      UIListContentConfiguration.sidebarCell().updated(
        for: state {
          $0.isSelected = true
          $0.isFocused = true
        })
    }
    #expect(cell.textProperties.color == .white)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func aSidebarCellThatIsEditedDoesNotShowItsChoice(look: Look) {
    look.asking {
      let cell = UIListContentConfiguration.sidebarCell()
      let edited = cell.updated(
        for: state {
          $0.isSelected = true
          $0.isEditing = true
        })
      #expect(edited == cell)
    }
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func aDisabledSidebarCellIsHalfThere(look: Look) {
    let cell = content(look) {
      UIListContentConfiguration.sidebarCell().updated(for: state { $0.isDisabled = true })
    }
    #expect(cell.alpha == 0.5)
    #expect(cell.textProperties.color == .label)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func theSameStateGivesTheSameContent(look: Look) {
    look.asking {
      let cell = UIListContentConfiguration.sidebarCell()
      let pressed = state { $0.isHighlighted = true }
      #expect(cell.updated(for: pressed) == cell.updated(for: pressed))
      #expect(cell.updated(for: pressed) != cell)
    }
  }

  @Test func aPressedSidebarCellFades() {
    let cell = content(.iOS26) {
      UIListContentConfiguration.sidebarCell().updated(for: state { $0.isHighlighted = true })
    }
    #expect(cell.textProperties.resolvedColor().lookColor == .system(.label, alpha: 0.3))
  }

  @Test func theStylesThatFollowTheListFollowIt() {
    Look.iOS18.asking {
      let cell = UIListContentConfiguration.cell()
      #expect(cell.updated(for: state(.plain)).style == .cell)
      #expect(cell.updated(for: state(.insetGrouped)).style == .cell)
      #expect(cell.updated(for: state(.sidebar)).style == .sidebarCell)
      #expect(cell.updated(for: state(.sidebar)).imageToTextPadding == 10)
      let header = UIListContentConfiguration.header()
      #expect(header.updated(for: state(.insetGrouped)).textProperties.transform == .uppercase)
      #expect(header.updated(for: state(.plain)).textProperties.transform == .none)
      #expect(header.updated(for: state(.sidebar)).style == .sidebarHeader)
      let footer = UIListContentConfiguration.footer()
      #expect(footer.updated(for: state(.grouped)).style == .groupedFooter)
    }
  }

  @Test func aStyleThatIsChosenDoesNotFollowTheList() {
    Look.iOS18.asking {
      let header = UIListContentConfiguration.plainHeader()
      #expect(header.updated(for: state(.sidebar)) == header)
    }
  }

  @Test func aTextSizeOfTheTraitsSetsTheFont() {
    Look.iOS26.asking {
      var large = UICellConfigurationState(
        traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
      large.isSelected = true
      let cell = UIListContentConfiguration.cell().updated(for: large)
      #expect(cell.textProperties.font.pointSize == 28)
      #expect(cell.textProperties.font.lookFont == LookFont(textStyle: .body, size: 17))
    }
  }
}

@MainActor @Suite struct UIListContentViewTests {
  @Test func aContentViewShowsItsConfiguration() throws {
    var cell = UIListContentConfiguration.cell()
    cell.text = "Harpo"
    let view = cell.makeContentView()
    #expect(view.configuration as? UIListContentConfiguration == cell)
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    cell.text = "Zeppo"
    view.configuration = cell
    #expect((view.configuration as? UIListContentConfiguration)?.text == "Zeppo")
  }

  @Test func aGuideIsThereForWhatIsShown() {
    var cell = UIListContentConfiguration.cell()
    cell.text = "Harpo"
    let view = UIListContentView(configuration: cell)
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
  }

  @Test func aConfigurationOfAnotherKindIsRefused() async {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIListContentView(configuration: .cell())
        view.configuration = Other()
      }
    }
  }
}
