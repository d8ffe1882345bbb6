/// How a look draws what lies over a screen: alerts and action sheets. Distances are in points.
package struct PanelMetrics: Hashable, Sendable {
  package var fill: LookColor
  package var alertWidth: Double
  /// Around an alert's words and around its answers.
  package var alertPadding: Double
  package var answersPadding: Double
  /// Between the title and the message.
  package var messageGap: Double
  package var alertRadius: Double
  /// Whether an alert's words begin where lines do, or stand in the middle.
  package var alertBeginsLines: Bool
  /// A field that is typed into, the lines beside it and what lies around it.
  package var fieldHeight: Double
  package var fieldRadius: Double
  package var fieldInset: Double
  package var fieldMargin: Double
  package var fieldGap: Double
  package var field: LookFont
  package var fieldFill: LookColor
  package var fieldLine: LookColor
  package var answerHeight: Double
  package var answerRadius: Double
  /// Between two answers; 0 where a line is.
  package var answerGap: Double
  package var answerFill: LookColor
  package var answerColor: LookColor
  package var answerWeight: Int
  package var preferredFill: LookColor
  package var preferredColor: LookColor
  package var preferredWeight: Int
  /// An answer that destroys, and one that is preferred too.
  package var destructiveColor: LookColor
  package var preferredDestructiveFill: LookColor
  package var preferredDestructiveColor: LookColor
  /// Between answers, and above the first.
  package var line: LookColor
  /// An action sheet, which ends beside the screen's edges.
  package var sheetMargin: Double
  /// The most that it is wide.
  package var sheetWidth: Double
  package var sheetRadius: Double
  package var sheetAnswerHeight: Double
  package var sheetAnswer: LookFont
  /// Above the answer that cancels.
  package var sheetGap: Double
}

/// How a look draws what is presented over a screen. Distances are in points.
package struct PresentedMetrics: Hashable, Sendable {
  package var radius: Double
  /// Above a sheet, below the device's status.
  package var top: Double
  /// Around a sheet that is not as high as there is room.
  package var inset: Double
  /// What lies over the screen below.
  package var dim: LookColor
  /// Where there is room for cards.
  package var pageWidth: Double
  package var pageMargin: Double
  package var formWidth: Double
  package var formHeight: Double
  package var popoverWidth: Double
  /// How far a popover is from its source and from the edges, and how long its arrow is within that.
  package var popoverGap: Double
  package var popoverArrow: Double
  /// The handle at the top.
  package var grabberWidth: Double
  package var grabberHeight: Double
  package var grabberTop: Double
  package var grabber: LookColor
}

/// How a look draws menus. Distances are in points.
package struct MenuMetrics: Hashable, Sendable {
  package var width: Double
  package var radius: Double
  /// From what the menu comes beside.
  package var gap: Double
  /// Around the rows, and around the words of each.
  package var padding: Double
  package var rowBlock: Double
  package var rowInline: Double
  package var rowRadius: Double
  /// Whether the pictures stand before the words, or after them.
  package var imagesLead: Bool
  package var imageColumn: Double
  /// The column of the checkmarks, where one of the rows can be on.
  package var checkColumn: Double
  package var columnGap: Double
  /// Between two rows.
  package var line: LookColor
  /// Between two sections: how high the band is, and the line within.
  package var sectionGap: Double
  package var sectionFill: LookColor
  package var sectionLine: LookColor
  package var touchedFill: LookColor
  package var subtitle: LookFont
  package var heading: LookFont
}

extension Look {
  /// How the look draws alerts and action sheets.
  ///
  /// Source: an alert of iOS 18 is known to be 270 wide with corners of 14 and answers 44 high, a
  /// sheet to have answers 57 high in letters of 20, 8 from the screen's edges and from the one that
  /// cancels. That sheets of iOS 26 stand beside what was touched is said in Apple's talk on its
  /// design for UIKit (WWDC25, 284). The rest is chosen by eye.
  package var panels: PanelMetrics {
    let isOld = name == .iOS18
    return PanelMetrics(
      fill: .panel, alertWidth: isOld ? 270 : 320, alertPadding: isOld ? 16 : 22,
      answersPadding: isOld ? 0 : 14, messageGap: 2, alertRadius: isOld ? 14 : 34,
      alertBeginsLines: !isOld,
      fieldHeight: isOld ? 30 : 44, fieldRadius: isOld ? 7 : 22, fieldInset: isOld ? 6 : 16,
      fieldMargin: isOld ? 16 : 14, fieldGap: isOld ? 6 : 8,
      field: isOld
        ? LookFont(textStyle: .footnote, size: 13) : LookFont(textStyle: .body, size: 17),
      fieldFill: .system(isOld ? .systemBackground : .tertiarySystemFill),
      fieldLine: isOld ? .system(.separator) : .clear,
      answerHeight: isOld ? 44 : 48, answerRadius: isOld ? 0 : 24, answerGap: isOld ? 0 : 8,
      answerFill: isOld ? .clear : .system(.tertiarySystemFill),
      answerColor: isOld ? .tint : .system(.label), answerWeight: isOld ? 400 : 500,
      preferredFill: isOld ? .clear : .tint,
      preferredColor: isOld ? .tint : .onFill, preferredWeight: 600,
      destructiveColor: .system(.systemRed),
      preferredDestructiveFill: isOld ? .clear : .system(.systemRed),
      preferredDestructiveColor: isOld ? .system(.systemRed) : .onFill,
      line: isOld ? .system(.separator) : .clear,
      sheetMargin: 8, sheetWidth: 480, sheetRadius: isOld ? 14 : 34,
      sheetAnswerHeight: isOld ? 57 : 50,
      sheetAnswer: LookFont(size: isOld ? 20 : 17), sheetGap: 8)
  }

  /// How the look draws what is presented over a screen.
  ///
  /// Source: a form is 540 by 620 in Apple's documentation of its style; a sheet of iOS 18 is known to
  /// have corners of 10, and a handle of 36 by 5. That sheets of iOS 26 which are not as high as there
  /// is room lie inset is said in Apple's talk on its design for UIKit (WWDC25, 284). An arrow of
  /// iOS 18 is known to be 13 long; popovers of iOS 26 have none. The rest is chosen by eye.
  package var presented: PresentedMetrics {
    let isOld = name == .iOS18
    return PresentedMetrics(
      radius: isOld ? 10 : 38, top: 10, inset: isOld ? 0 : 8, dim: .dim, pageWidth: 704,
      pageMargin: 24, formWidth: 540, formHeight: 620, popoverWidth: 320,
      popoverGap: isOld ? 13 : 8, popoverArrow: isOld ? 13 : 0, grabberWidth: 36, grabberHeight: 5,
      grabberTop: 5, grabber: .system(.tertiaryLabel))
  }

  /// How the look draws menus.
  ///
  /// Source: chosen by eye, after the shapes that both systems are known for; a menu of iOS 18 is
  /// known to be 250 wide with corners of 13, rows of 44 and bands of 8 between its sections.
  package var menus: MenuMetrics {
    let isOld = name == .iOS18
    return MenuMetrics(
      width: 250, radius: isOld ? 13 : 32, gap: isOld ? 6 : 8, padding: isOld ? 0 : 10,
      rowBlock: 11, rowInline: isOld ? 16 : 14, rowRadius: isOld ? 0 : 20, imagesLead: !isOld,
      imageColumn: isOld ? 24 : 28, checkColumn: isOld ? 16 : 20, columnGap: isOld ? 8 : 10,
      line: isOld ? .system(.separator) : .clear, sectionGap: isOld ? 8 : 13,
      sectionFill: isOld ? .system(.quaternarySystemFill) : .clear,
      sectionLine: isOld ? .clear : .system(.separator),
      touchedFill: .system(.tertiarySystemFill), subtitle: LookFont(textStyle: .footnote, size: 13),
      heading: LookFont(textStyle: .footnote, size: 13))
  }
}

extension LookColor {
  /// Words on a fill of the tint or of a system colour.
  fileprivate static let onFill = LookColor(.fixed(SchemeColors(RGBA(hex: 0xFFFFFF))))

  /// What lies over the screen below what is presented.
  fileprivate static var dim: LookColor {
    LookColor(
      .fixed(
        SchemeColors(
          light: RGBA(hex: 0x000000, alpha: 0.2), dark: RGBA(hex: 0x000000, alpha: 0.48),
          lightContrast: RGBA(hex: 0x000000, alpha: 0.2),
          darkContrast: RGBA(hex: 0x000000, alpha: 0.48))))
  }

  /// What alerts, sheets and menus lie on.
  fileprivate static var panel: LookColor {
    LookColor(
      .fixed(
        SchemeColors(
          light: RGBA(hex: 0xFAFAFC, alpha: 0.94), dark: RGBA(hex: 0x2C2C2E, alpha: 0.94),
          lightContrast: RGBA(hex: 0xFFFFFF), darkContrast: RGBA(hex: 0x1C1C1E))))
  }
}
