import CellophaneLook
import Testing

@Suite struct LookTests {
  @Test func everyColourHasAValueOfItsOwnInBothLooks() {
    // Only what is black in every scheme would be a row that the tables lack.
    for look in [Look.iOS18, .iOS26] {
      for color in SystemColor.allCases {
        #expect(look.colors(of: color) != SchemeColors(RGBA(hex: 0)), "\(color)")
      }
    }
  }

  @Test func onlyTintsDifferBetweenTheLooks() {
    let differing = SystemColor.allCases.filter {
      Look.iOS18.colors(of: $0) != Look.iOS26.colors(of: $0)
    }
    #expect(
      differing
        == [
          .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
          .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .link,
        ].filter { Look.iOS18.colors(of: $0) != Look.iOS26.colors(of: $0) })
    #expect(differing.contains(.systemBlue))
    #expect(!differing.contains(.label))
  }

  @Test func highContrastChangesTheAlphaOfTextAlone() {
    let colors = Look.iOS26.colors(of: .secondaryLabel)
    #expect(colors.light == RGBA(hex: 0x3C3C43, alpha: 0.60))
    #expect(colors.lightContrast == RGBA(hex: 0x3C3C43, alpha: 0.68))
  }

  @Test func onlyBackgroundsAreElevated() {
    for color in SystemColor.allCases {
      let isElevated = Look.iOS26.elevatedColors(of: color) != Look.iOS26.colors(of: color)
      #expect(isElevated == color.rawValue.hasSuffix("Background"), "\(color)")
    }
  }

  @Test func sizesNeverShrinkAsTheTextSizeGrows() {
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { Look.iOS26.typeSize(of: style, at: $0).size }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(TextSize.allCases.allSatisfy { Look.iOS26.typeSize(of: style, at: $0).leading > 0 })
    }
  }

  @Test func aRowIsAsHighAsMeasured() {
    #expect(Look.iOS18.content(.cell).minimumHeight == 44)
    #expect(Look.iOS26.content(.cell).minimumHeight == 52)
    for style in [ContentStyle.sidebarCell, .sidebarSubtitleCell, .sidebarHeader] {
      #expect(Look.iOS26.content(style).minimumHeight == 44)
    }
  }

  @Test func aHeaderIsAsHighAsMeasured() {
    func height(_ look: Look, _ style: ContentStyle) -> Double {
      let metrics = look.content(style)
      // Rounded up to a third of a point, as on a phone.
      let line = (metrics.text.font.size * Look.lineHeight * 3).rounded(.up) / 3
      return ((metrics.margins.top + line + metrics.margins.bottom) * 100).rounded() / 100
    }
    #expect(height(.iOS18, .groupedHeader) == 38.67)
    #expect(height(.iOS18, .groupedFooter) == 33.67)
    #expect(height(.iOS26, .groupedHeader) == 40.33)
    #expect(height(.iOS26, .groupedFooter) == 29.67)
  }

  @Test func anInsetListHasItsCard() {
    let old = Look.iOS18.list(.insetGrouped)
    #expect(old.cornerRadius == 10)
    #expect((old.sideInset(width: 402), old.sideInset(width: 375)) == (20, 16))
    #expect(old.separatorLeading == nil)
    #expect(old.separatorTrailing == 0)
    let new = Look.iOS26.list(.insetGrouped)
    #expect(new.cornerRadius == 26)
    #expect(new.sideInset(width: 402) == 16)
    #expect(new.separatorLeading == 16)
    #expect(new.separatorTrailing == 16)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func onlyAPlainListsHeadersStay(look: Look) {
    let pinning = ListAppearance.allCases.filter { look.list($0).pinsHeaders }
    #expect(pinning == [.plain, .sidebarPlain])
    let lined = ListAppearance.allCases.filter { look.list($0).showsSeparators }
    #expect(lined == [.plain, .grouped, .insetGrouped, .sidebarPlain])
  }

  @Test func aLookThatIsAskedInIsTheCurrentOne() {
    Look.iOS18.asking {
      #expect(Look.current == .iOS18)
      Look.iOS26.asking { #expect(Look.current == .iOS26) }
      #expect(Look.current == .iOS18)
    }
  }
}
