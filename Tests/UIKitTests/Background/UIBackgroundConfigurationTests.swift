import CellophaneLook
import Testing
import UIKit

private func state(
  _ environment: UIListEnvironment = .unspecified,
  _ change: (inout UICellConfigurationState) -> Void = { _ in }
) -> UICellConfigurationState {
  var state = UICellConfigurationState(
    traitCollection: UITraitCollection(listEnvironment: environment))
  change(&state)
  return state
}

@Suite struct UIBackgroundConfigurationTests {
  @Test(arguments: [Look.iOS18, .iOS26])
  func theFactoriesHaveTheirColours(look: Look) {
    look.asking {
      #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
      #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
      #expect(
        UIBackgroundConfiguration.listGroupedCell().backgroundColor
          == .secondarySystemGroupedBackground)
      #expect(UIBackgroundConfiguration.listSidebarCell().backgroundColor == .clear)
      #expect(UIBackgroundConfiguration.listSidebarHeader().backgroundColor == .clear)
      #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell().backgroundColor == .clear)
      #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .clear)
      #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
    }
  }

  @Test func theCornersAreTheLooks() {
    Look.iOS18.asking {
      #expect(UIBackgroundConfiguration.listGroupedCell().cornerRadius == 10)
      #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 10)
      #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().cornerRadius == 10)
      #expect(UIBackgroundConfiguration.listPlainCell().cornerRadius == 0)
    }
    Look.iOS26.asking {
      #expect(UIBackgroundConfiguration.listGroupedCell().cornerRadius == 26)
      #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 26)
    }
  }

  @Test func nothingElseIsDrawnByDefault() {
    let background = Look.iOS26.asking { UIBackgroundConfiguration.listPlainCell() }
    #expect(background.strokeColor == .clear)
    #expect(background.strokeWidth == 0)
    #expect(background.strokeOutset == 0)
    #expect(background.backgroundInsets == .zero)
    #expect(background.edgesAddingLayoutMarginsToBackgroundInsets == [])
    #expect(background.visualEffect == nil)
    #expect(background.image == nil)
    #expect(background.imageContentMode == .scaleToFill)
    #expect(background.customView == nil)
    #expect(background.shadowProperties.opacity == 0)
  }

  @Test func withoutAColourTheTintFills() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
    #expect(
      background.resolvedBackgroundColor(for: .systemRed)
        == .systemRed.withAlphaComponent(0.5))
    background.strokeColor = nil
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemRed)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func aChosenOrPressedCellIsGray(look: Look) {
    look.asking {
      for background in [UIBackgroundConfiguration.listPlainCell(), .listGroupedCell()] {
        let selected = background.updated(for: state { $0.isSelected = true })
        #expect(selected.backgroundColor == .systemGray4)
        let pressed = background.updated(for: state { $0.isHighlighted = true })
        #expect(pressed.backgroundColor == .systemGray4)
        #expect(selected.updated(for: state()) == background)
      }
    }
  }

  @Test func aColourThatTheAppSetStaysInEveryState() {
    Look.iOS26.asking {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemYellow
      let selected = background.updated(for: state { $0.isSelected = true })
      #expect(selected.backgroundColor == .systemYellow)
    }
  }

  @Test func aTransformerOfTheAppsWorksOnTheStatesColour() {
    Look.iOS26.asking {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
      let selected = background.updated(for: state { $0.isSelected = true })
      #expect(
        selected.resolvedBackgroundColor(for: .tintColor).lookColor
          == .system(.systemGray4, alpha: 0.5))
    }
  }

  @Test func aSwipedCellOfIOS26IsRound() {
    let swiped = Look.iOS26.asking {
      UIBackgroundConfiguration.listPlainCell().updated(for: state { $0.isSwiped = true })
    }
    #expect(swiped.backgroundColor == .systemGray5)
    #expect(swiped.cornerRadius == 26)
    let old = Look.iOS18.asking {
      UIBackgroundConfiguration.listPlainCell().updated(for: state { $0.isSwiped = true })
    }
    #expect(old.backgroundColor == .systemBackground)
  }

  @Test func aDropTargetIsDarkerAndInset() {
    let target = Look.iOS26.asking {
      UIBackgroundConfiguration.listPlainCell().updated(
        for: state {
          $0.cellDropState = .targeted
          $0.isHighlighted = true
        })
    }
    #expect(target.backgroundColor == .systemGray2)
    #expect(
      target.backgroundInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0))
  }

  @Test func aMovedCellLetsThrough() {
    let moved = Look.iOS26.asking {
      UIBackgroundConfiguration.listPlainCell().updated(for: state { $0.isReordering = true })
    }
    #expect(moved.backgroundColor?.lookColor == .system(.systemBackground, alpha: 0.8))
  }

  @Test func aCellWithTheFocusIsTintedALittle() {
    let focused = Look.iOS26.asking {
      UIBackgroundConfiguration.listPlainCell().updated(for: state { $0.isFocused = true })
    }
    #expect(focused.backgroundColor?.lookColor == LookColor(.tint, alpha: 0.12))
  }

  @Test func aChosenSidebarCellIsTheTintInIOS18AndGrayInIOS26() {
    let old = Look.iOS18.asking {
      UIBackgroundConfiguration.listSidebarCell().updated(for: state { $0.isSelected = true })
    }
    #expect(old.backgroundColor == .tintColor)
    let new = Look.iOS26.asking {
      UIBackgroundConfiguration.listSidebarCell().updated(for: state { $0.isSelected = true })
    }
    #expect(new.backgroundColor?.lookColor == .system(.label, alpha: 0.12))
    let focused = Look.iOS26.asking {
      UIBackgroundConfiguration.listSidebarCell().updated(
        for: state {
          $0.isSelected = true
          $0.isFocused = true
        })
    }
    #expect(focused.backgroundColor == .tintColor)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func theStylesThatFollowTheListFollowIt(look: Look) {
    look.asking {
      let cell = UIBackgroundConfiguration.listCell()
      #expect(cell.backgroundColor == .systemBackground)
      #expect(cell.updated(for: state(.plain)).style == .listPlainCell)
      #expect(
        cell.updated(for: state(.insetGrouped)).backgroundColor
          == .secondarySystemGroupedBackground)
      #expect(cell.updated(for: state(.sidebar)).backgroundColor == .clear)
      #expect(cell.updated(for: state(.sidebarPlain)).backgroundColor == .systemBackground)
      let header = UIBackgroundConfiguration.listHeader()
      #expect(header.updated(for: state(.grouped)).style == .listGroupedHeaderFooter)
      #expect(header.updated(for: state(.sidebar)).style == .listSidebarHeader)
    }
  }

  @Test func aClearBackgroundIsClearInEveryState() {
    let clear = UIBackgroundConfiguration.clear()
    #expect(clear.updated(for: state { $0.isSelected = true }) == clear)
    #expect(clear.updated(for: state { $0.isHighlighted = true }) == clear)
  }

  @Test func transformersAreComparedByTheirMaking() {
    var one = UIBackgroundConfiguration.clear()
    var other = UIBackgroundConfiguration.clear()
    one.backgroundColorTransformer = .grayscale
    other.backgroundColorTransformer = .grayscale
    #expect(one == other)
    other.backgroundColorTransformer = .init { $0 }
    #expect(one != other)
  }

  @Test func grayscaleKeepsTheBrightness() {
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    let gray = UIConfigurationColorTransformer.grayscale(
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(gray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.299) < 0.0001)
    #expect(alpha == 0.5)
  }
}

@Suite struct UIShadowPropertiesTests {
  @Test func aShadowIsNotSeenUntilTheAppMakesItOpaque() {
    var shadow = UIBackgroundConfiguration.clear().shadowProperties
    #expect(shadow.color == .black)
    #expect(shadow.opacity == 0)
    #expect(shadow.radius == 3)
    #expect(shadow.offset == CGSize(width: 0, height: -3))
    #expect(shadow.path == nil)
    let before = shadow
    shadow.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(shadow != before)
  }
}
