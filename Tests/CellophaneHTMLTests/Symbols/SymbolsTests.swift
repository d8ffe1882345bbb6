import Testing

@testable import CellophaneHTML

/// What a drawing is written as.
private func markup(_ name: String, weight: Int = 400) -> String {
  var html = HTMLWriter()
  (Symbols.drawing(name) ?? Symbols.placeholder).write(
    as: SymbolReference(name, weight: weight), to: &html)
  return String(decoding: html.bytes, as: UTF8.self)
}

@Suite struct SymbolsTests {
  @Test func everyNameHasADrawing() {
    #expect(Symbols.names.filter { Symbols.drawing($0) == nil } == [])
    #expect(Symbols.names.count > 1000)
  }

  @Test func everySymbolOfASystemsBarButtonHasADrawing() {
    let names = [
      "plus", "square.and.pencil", "arrowshape.turn.up.left", "square.and.arrow.up", "folder",
      "book", "magnifyingglass", "arrow.clockwise", "xmark", "camera", "trash", "play.fill",
      "pause.fill", "backward.fill", "forward.fill",
    ]
    #expect(names.filter { Symbols.drawing($0) == nil } == [])
  }

  @Test func foodHasDrawings() {
    let names = [
      "birthday.cake", "birthday.cake.fill", "carrot", "carrot.fill", "fish", "fish.fill",
      "fork.knife", "fork.knife.circle", "fork.knife.circle.fill",
    ]
    #expect(names.filter { Symbols.drawing($0) == nil } == [])
  }

  @Test func namesAreSortedAndUnique() {
    #expect(Symbols.names == Set(Symbols.names).sorted())
  }

  @Test func everyNameIsInOneFamilyBesideItsGlyph() {
    let names = Symbols.families.flatMap(\.names)
    #expect(names.sorted() == Symbols.names)
    let tools = Symbols.families.first { $0.title == "Tools" }?.names ?? []
    #expect(
      tools.drop { $0 != "lock" }.prefix(6) == [
        "lock", "lock.circle", "lock.circle.fill", "lock.fill", "lock.slash", "lock.slash.fill",
      ])
  }

  @Test func aNameWithoutADrawingHasNone() {
    #expect(Symbols.drawing("unobtainium") == nil)
    #expect(Symbols.drawing("") == nil)
    #expect(Symbols.drawing("xmark.fill") == nil)
    // A part of other symbols, and no symbol by itself.
    #expect(Symbols.drawing("a") == nil)
  }

  @Test func noDrawingIsThePlaceholder() {
    #expect(Symbols.names.filter { Symbols.drawing($0) == Symbols.placeholder } == [])
  }

  @Test func strokesTakeTheirColourFromTheirPlace() {
    #expect(
      markup("chevron.right") == """
        <symbol id="symbol-chevron.right" viewBox="0 0 24 24" fill="none" \
        stroke="var(--layer-1,currentColor)" stroke-width="1.45" stroke-linecap="round" stroke-linejoin="round">
        <path d="M8.5 4.5L16 12l-7.5 7.5"/>
        </symbol>

        """)
  }

  @Test func aFilledFormLeavesItsDetailsOut() {
    let drawing = Symbols.drawing("clock.fill")
    #expect(drawing?.base.map(\.paint) == [.both])
    #expect(drawing?.cuts.map(\.paint) == [.stroke])
    #expect(markup("clock.fill").contains(#"<g mask="url(#symbol-clock.fill-cut)">"#))
  }

  @Test func aPaletteReachesWhatACircleLeavesOut() {
    let lines = markup("xmark.circle.fill").split(separator: "\n")
    #expect(lines.contains { $0.contains(#"fill="var(--layer-2,var(--layer-1,currentColor))""#) })
    #expect(lines.contains { $0.contains(#"stroke="var(--layer-1,none)""#) })
  }

  @Test func aLayerBehindIsTranslucentAsAWhole() {
    let lines = markup("person.circle").split(separator: "\n").map(String.init)
    let layer = lines.firstIndex(of: #"<g opacity="var(--shade-2,1)">"#)
    #expect(layer.map { lines[$0 + 1].contains("stroke=\"var(--layer-2,") } == true)
    #expect(lines.filter { $0.contains("<g opacity") }.count == 1)
  }

  @Test func aSlashCutsAGapAndIsDrawnOverIt() {
    let drawing = Symbols.drawing("bell.slash.fill")
    #expect(drawing?.cuts.last?.width == .plus(2.75))
    #expect(markup("bell.slash.fill").contains(##"stroke="#000" stroke-width="4.2"/>"##))
    #expect(drawing?.over == [.init("M3.5 3.5l17 17", .stroke)])
  }

  /// Names that stand in two lists of real code or two apps, and those of the examples.
  @Test(arguments: RealNames.all)
  func aNameOfRealCodeIsDrawn(name: String) {
    #expect(Symbols.drawing(name) != nil)
  }

  @Test func aWeightReachesEveryStroke() {
    let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map { weight in
      SymbolReference("bell", weight: weight, scale: .medium).strokeWidth
    }
    #expect(widths == [0.6, 0.9, 1.32, 1.75, 2.02, 2.32, 2.64, 2.96, 3.28])
    let bold = markup("bell.slash.fill", weight: 700)
    #expect(bold.contains(##"<symbol id="symbol-bell.slash.fill-700""##))
    #expect(bold.contains(#"stroke-width="2.18" stroke-linecap"#))
    #expect(bold.contains(##"<g mask="url(#symbol-bell.slash.fill-700-cut)">"##))
    #expect(bold.contains(##"stroke="#000" stroke-width="4.93"/>"##))
    #expect(markup("ellipsis", weight: 700).contains(#"stroke-width="3.82"/>"#))
  }

  /// A scale changes how large a symbol is and not how heavy.
  @Test func strokesAreAsWideInEveryScale() {
    let scales: [SymbolReference.Scale] = [.small, .medium, .large]
    let points = scales.map { scale in
      let width = SymbolReference("bell", scale: scale).strokeWidth
      return (width * scale.side / 24 * 1000).rounded() / 1000
    }
    #expect(points == [0.088, 0.088, 0.088])
    var html = HTMLWriter()
    Symbols.writeSprite(
      of: [SymbolReference("plus", weight: 700, scale: .small), SymbolReference("plus")], to: &html)
    let sprite = String(decoding: html.bytes, as: UTF8.self)
    #expect(sprite.contains(#"<symbol id="symbol-plus" "#))
    #expect(sprite.contains(#"<symbol id="symbol-plus-700-small" "#))
  }

  @Test func whatLiesWithinAShapeGrowsHalfAsFast() {
    let detail = [400, 900].map { weight in
      SymbolReference("trash", weight: weight, scale: .medium).width(of: .detail)
    }
    #expect(detail == [1.49, 2.14])
    #expect(Symbols.drawing("trash")?.base.map(\.width).contains(.detail) == true)
  }

  @Test func lettersEndFlatAndStrokesRound() {
    #expect(Symbols.drawing("a.circle")?.base.map(\.ends) == [.round, .flat])
    #expect(
      markup("bold").contains(#"stroke-linecap="butt" stroke-linejoin="miter"/>"#))
    #expect(!markup("plus").contains("butt"))
  }

  @Test(arguments: ["airplane", "pencil"])
  func whatIsSolidByNatureHasNoOtherForm(name: String) {
    #expect(Symbols.drawing(name)?.base.map(\.paint) == [.both])
    #expect(Symbols.drawing(name + ".fill") == nil)
  }

  @Test func whatIsSolidWithinAnOutlineIsLeftOutOfTheFilledForm() {
    #expect(Symbols.drawing("photo")?.base.map(\.paint) == [.stroke, .both])
    #expect(Symbols.drawing("photo.fill")?.base.map(\.paint) == [.both])
    #expect(Symbols.drawing("photo.fill")?.cuts.map(\.paint) == [.both])
  }

  @Test func aBadgeIsADiscWithoutItsSign() {
    let drawing = Symbols.drawing("folder.badge.plus")
    #expect(drawing?.over.map(\.paint) == [.fill])
    #expect(drawing?.overCuts.map(\.paint) == [.stroke])
    let text = markup("folder.badge.plus")
    #expect(text.contains(##"<g mask="url(#symbol-folder.badge.plus-over)">"##))
  }

  @Test func whatAPaletteLeavesOutOfAFilledFormStaysVisible() {
    // The details of a folder have no colour of their own; the hands of a clock have.
    #expect(Symbols.drawing("folder.fill")?.cuts.map(\.layer) == [0])
    #expect(Symbols.drawing("clock.fill")?.cuts.map(\.layer) == [1])
    #expect(Symbols.drawing("clock.fill")?.base.map(\.layer) == [2])
  }

  @Test func aBadgeComesBeforeWhatItIsOnInAPalette() {
    let drawing = Symbols.drawing("folder.badge.plus")
    #expect(Set(drawing?.base.map(\.layer) ?? []) == [2])
    #expect(drawing?.over.map(\.layer) == [1])
  }

  @Test func drawingsStayOnTheirGrid() {
    for name in Symbols.names {
      guard let drawing = Symbols.drawing(name) else { continue }
      for piece in drawing.base + drawing.cuts + drawing.over + drawing.overCuts {
        #expect(piece.data.hasPrefix("M"), "\(name)")
        #expect(piece.data.utf8.allSatisfy { "MmLlHhVvCcSsAaZz0123456789.- ".utf8.contains($0) })
      }
    }
  }
}

@Suite struct SymbolPathTests {
  @Test func numbersSayNothingTwice() {
    #expect(SymbolPath.number(3) == "3")
    #expect(SymbolPath.number(-0.5) == "-.5")
    #expect(SymbolPath.number(1.25) == "1.25")
    #expect(SymbolPath.number(0.049) == ".05")
    #expect(SymbolPath.number(-0.001) == "0")
  }

  @Test func scalingMovesWhatIsAbsoluteAndShrinksWhatIsRelative() {
    #expect(SymbolPath.scaled("M4 12h16", by: 0.5, x: 12, y: 12) == "M8 12h8")
    #expect(SymbolPath.scaled("M12 12l4-4", by: 0.5, x: 6, y: 18) == "M6 18l2-2")
    #expect(SymbolPath.scaled("M4 4V20H8", by: 0.5, x: 12, y: 12) == "M8 8V16H10")
  }

  @Test func scalingKeepsTheFlagsOfArcs() {
    #expect(
      SymbolPath.scaled("M4 4a2 2 0 0 1-2 2A4 4 0 1 0 12 12", by: 0.5, x: 12, y: 12)
        == "M8 8a1 1 0 0 1-1 1A2 2 0 1 0 12 12")
  }
}
