import CellophaneValidation
import Testing

/// A drawing around some elements.
private func svg(_ inside: String, box: String = "viewBox=\"0 0 24 24\"") -> [UInt8] {
  Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(box)>\n\(inside)\n</svg>\n".utf8)
}

/// What is wrong with a drawing as a symbol, after its line.
private func refusal(_ bytes: [UInt8]) -> String? {
  do throws(DrawingError) {
    _ = try Drawing(svg: bytes)
    return nil
  } catch {
    return error.line > 0 ? "\(error.line): \(error)" : "\(error)"
  }
}

/// What is wrong with a drawing as a picture, after its line.
private func pictureRefusal(_ bytes: [UInt8]) -> String? {
  do throws(DrawingError) {
    try DrawingCheck.check(bytes)
    return nil
  } catch {
    return error.line > 0 ? "\(error.line): \(error)" : "\(error)"
  }
}

@Suite struct DrawingTests {
  @Test func shapesBecomePathsInOneColour() throws {
    let drawing = try Drawing(
      svg: svg(
        """
        <title>Bell</title>
        <g fill="none" stroke="#f00" stroke-width="2" stroke-linecap="round">
          <path d="M4 12h16"/><line x1="1" y1="2" x2="3" y2="4"/>
          <g transform="translate(2 3)"><circle cx="12" cy="12" r="4" style="fill: blue"/></g>
        </g>
        <polygon points="0,0 4,0 4,4" opacity=".5"/><rect width="4" height="6"/>
        """))
    #expect([drawing.x, drawing.y, drawing.width, drawing.height] == [0, 0, 24, 24])
    #expect(
      drawing.shapes.map(\.data) == [
        "M4 12h16", "M1.0 2.0L3.0 4.0",
        "M8.0 12.0a4.0 4.0 0 1 0 8.0 0a4.0 4.0 0 1 0 -8.0 0z", "M0.0 0.0L4.0 0.0L4.0 4.0z",
        "M0.0 0.0h4.0v6.0h-4.0z",
      ])
    #expect(drawing.shapes.map(\.isFilled) == [false, false, true, true, true])
    #expect(drawing.shapes.map(\.strokeWidth) == [2, 2, 2, 0, 0])
    #expect(drawing.shapes.map(\.transform) == [nil, nil, "translate(2 3)", nil, nil])
    #expect(drawing.shapes.map(\.opacity) == [1, 1, 1, 0.5, 1])
    #expect(drawing.shapes[0].cap == .round)
  }

  @Test func whatIsNotSeenIsLeftOut() throws {
    let drawing = try Drawing(
      svg: svg(
        """
        <metadata><thing xmlns="urn:elsewhere"><inner/></thing></metadata>
        <path d="M0 0h1" display="none"/><path d="M0 0h2" fill="none"/><path d="M0 0h3z"/>
        """))
    #expect(drawing.shapes.map(\.data) == ["M0 0h3z"])
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "2: has a script"),
    ("<g onclick=\"alert(1)\"/>", "2: runs code by the attribute 'onclick'"),
    ("<foreignObject/>", "2: has a 'foreignObject'"),
    (
      "<use href=\"https://example.com/a.svg#b\"/>",
      "2: refers to 'https://example.com/a.svg#b' outside of itself"
    ),
    (
      "<path d=\"M0 0h1\" style=\"fill:url(http://example.com/a)\"/>",
      "2: refers to 'http://example.com/a' outside of itself"
    ),
    (
      "<path d=\"M0 0h1\" fill=\"url(#a)\"/>",
      "2: is painted with 'url(#a)', and symbols have one colour"
    ),
    (
      "<image href=\"#a\"/>",
      "2: has an element 'image', and symbols are made of shapes alone"
    ),
    (
      "<style>path{fill:red}</style>",
      "2: has an element 'style', and symbols are made of shapes alone"
    ),
    ("<path d=\"url(#a)\"/>", "2: has a path whose data is none"),
    ("<path d=\"M0 0\" transform=\"evil(1)\"/>", "2: has the transform 'evil(1)', which is none"),
    ("<circle r=\"wide\"/>", "2: has the r 'wide', which is no number"),
    ("", "has no shape"),
  ])
  func anythingButShapesIsRefused(inside: String, reason: String) {
    #expect(refusal(svg(inside)) == reason)
  }

  @Test func aDrawingNeedsAViewBox() {
    #expect(refusal(svg("<path d=\"M0 0h1\"/>", box: "")) == "1: has no view box")
    #expect(
      refusal(svg("<path d=\"M0 0h1\"/>", box: "viewBox=\"0 0 0 nan\"")) == "1: has no view box")
  }

  @Test func aDrawingIsBounded() {
    let many = String(repeating: "<g/>", count: 300)
    #expect(refusal(svg(many)) == "has more than 256 elements")
    let long = "<path d=\"M0 0" + String(repeating: "h1", count: 10_000) + "\"/>"
    #expect(refusal(svg(long)) == "has more than 16 kilobytes of path data")
    #expect(
      refusal(svg(String(repeating: " ", count: 70_000))) == "is larger than 64 kilobytes")
  }

  @Test func whatIsNoDrawingIsRefused() {
    #expect(refusal([]) == "is empty")
    #expect(refusal(Array("<html/>".utf8)) == "1: begins with 'html' and not with 'svg'")
    #expect(refusal(svg("<path d=\"M0 0h1\">"))?.contains("is not well-formed: ") == true)
  }
}

@Suite struct DrawingCheckTests {
  @Test func aPictureMayHaveWhatAPictureNeeds() {
    #expect(
      pictureRefusal(
        svg(
          """
          <style>.a { fill: url(#b) }</style><linearGradient id="b"/><text>A</text>
          <image href="data:image/png;base64,iVBORw0KGgo="/><use href="#b"/>
          <filter id="c"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#c)"/>
          <i:namedview xmlns:i="http://www.inkscape.org/namespaces/inkscape" onload="a"/>
          <circle r="1"><animate attributeName="r" to="2" dur="1s"/></circle>
          """)) == nil)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "2: has a script"),
    ("<g onload=\"alert(1)\"/>", "2: runs code by the attribute 'onload'"),
    ("<a href=\"javascript:alert(1)\"/>", "2: refers to 'javascript:alert(1)' outside of itself"),
    ("<style>@import url(a.css)</style>", "2: imports a style sheet"),
    (
      "<style><![CDATA[.a{fill:url( 'http://example.com/a' )}]]></style>",
      "2: refers to 'http://example.com/a' outside of itself"
    ),
    (
      "<image xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"../secret.png\"/>",
      "2: refers to '../secret.png' outside of itself"
    ),
    (
      "<a href=\"#b\"><animate attributeName=\"href\" to=\"javascript:alert(1)\"/></a>",
      "2: changes what it refers to"
    ),
    (
      "<set attributeName=\"xlink:href\" to=\"https://example.org\"/>",
      "2: changes what it refers to"
    ),
    (
      "<use xmlns:x=\"http://www.w3.org/1999/xlink\" x:href=\"other.svg#a\"/>",
      "2: refers to 'other.svg#a' outside of itself"
    ),
    ("<handler type=\"text/javascript\"/>", "2: has an element 'handler'"),
    ("<Script/>", "2: has an element 'Script'"),
    (
      "<h:img xmlns:h=\"http://www.w3.org/1999/xhtml\" alt=\"\"/>",
      "2: has an element 'img' of HTML"
    ),
    ("<g style=\"fill:u\\72l(https://example.org)\"/>", "2: has an escape in a style"),
  ])
  func whatDoesMoreThanShowIsRefused(inside: String, reason: String) {
    #expect(pictureRefusal(svg(inside)) == reason)
  }

  /// Ten entities of ten each are ten thousand million characters.
  @Test func entitiesAreRefusedBeforeTheyAreRead() {
    let names = (0..<10).map {
      "<!ENTITY e\($0 + 1) \"\(String(repeating: "&e\($0);", count: 10))\">"
    }
    let bomb = Array(
      "<!DOCTYPE svg [<!ENTITY e0 \"ha\">\(names.joined())]><svg viewBox=\"0 0 1 1\">&e10;</svg>"
        .utf8)
    #expect(pictureRefusal(bomb) == "declares entities")
    #expect(refusal(bomb) == "declares entities")
  }

  /// Nine groups that use the one before ten times.
  @Test func partsThatUseEachOtherAreCounted() {
    func groups(_ count: Int, _ use: (Int) -> String) -> [UInt8] {
      svg(
        "<g id=\"p0\"><path d=\"M0 0\"/></g>"
          + (1...count).map { level in
            "<g id=\"p\(level)\">\(String(repeating: use(level - 1), count: 10))</g>"
          }.joined())
    }
    let tooMuch = "draws more than 200000 elements once parts are used again"
    #expect(pictureRefusal(groups(4) { "<use href=\"#p\($0)\"/>" }) == nil)
    #expect(pictureRefusal(groups(9) { "<use href=\"#p\($0)\"/>" }) == tooMuch)
    #expect(pictureRefusal(groups(9) { "<path mask=\"url(#p\($0))\"/>" }) == tooMuch)
    #expect(
      pictureRefusal(svg("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>"))
        == "has a part 'a' that shows itself")
  }

  @Test func aMillionElementsAreRefused() {
    let bytes = svg(String(repeating: "<g/>", count: 1_000_000))
    #expect(pictureRefusal(bytes) == "has more than 20000 elements")
    #expect(
      pictureRefusal(svg(String(repeating: " ", count: 9 << 20))) == "is larger than 8 megabytes")
  }

  @Test func aDrawingAThousandDeepIsRefused() {
    let deep = String(repeating: "<g>", count: 1000) + String(repeating: "</g>", count: 1000)
    #expect(pictureRefusal(svg(deep))?.contains("is not well-formed: ") == true)
  }
}
