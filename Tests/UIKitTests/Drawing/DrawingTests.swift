import Testing

@testable import UIKit

/// What author code draws is a picture of vectors.
@Suite struct DrawingTests {
  private func body(
    _ size: CGSize = CGSize(width: 20, height: 10), _ draw: (CGContext) -> Void
  ) throws -> String {
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    guard case .file(let file) = image.source else { return "" }
    let text = try #require(String(data: file.bytes, encoding: .utf8))
    let start = try #require(text.firstIndex(of: ">"))
    return String(text[text.index(after: start)...].dropLast("</svg>".count))
  }

  @Test func thePictureHasTheSizeOfItsSheet() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    guard case .file(let file) = image.source else {
      Issue.record("there is no file")
      return
    }
    #expect(
      String(data: file.bytes, encoding: .utf8)
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" \
        preserveAspectRatio="none"><path d="M0 0L20 0L20 10L0 10Z" fill="#ff0000"/></svg>
        """)
  }

  @Test func aSheetsCornerIsItsRectangles() throws {
    let bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(bounds) }
    guard case .file(let file) = image.source else {
      Issue.record("there is no file")
      return
    }
    #expect(String(data: file.bytes, encoding: .utf8)?.contains("M0 0L10 0L10 10L0 10Z") == true)
  }

  @Test func coloursAndLinesAreThoseThatWereSet() throws {
    let drawn = try body { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setStroke()
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.stroke()
    }
    #expect(
      drawn
        == """
        <path d="M0 0L20 10" fill="none" stroke="#0000ff" stroke-opacity="0.5" \
        stroke-width="3" stroke-linecap="round" stroke-miterlimit="10"/>
        """)
  }

  @Test func whatIsKeptComesBack() throws {
    let drawn = try body { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 1, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      drawn
        == """
        <path d="M1 2L2 2L2 3L1 3Z" fill="#0000ff"/><path d="M0 0L1 0L1 1L0 1Z" fill="#ff0000"/>
        """)
  }

  @Test func aClipCutsWhatComesAfterIt() throws {
    let drawn = try body { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(
      drawn
        == """
        <defs><clipPath id="d1"><path d="M0 0L5 0L5 5L0 5Z"/></clipPath></defs>\
        <g clip-path="url(#d1)"><path d="M0 0L9 0L9 9L0 9Z" fill="#000000"/></g>
        """)
  }

  @Test func aGradientRunsBetweenItsPoints() throws {
    let drawn = try body { context in
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)
      guard let gradient else { return }
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
    }
    #expect(drawn.contains(##"<stop offset="0" stop-color="#ff0000"/>"##))
    #expect(drawn.contains(##"<stop offset="1" stop-color="#0000ff"/>"##))
    #expect(drawn.hasSuffix(#"<rect width="20" height="10" fill="url(#d1)"/>"#))
  }

  @Test func wordsAreEscaped() throws {
    let drawn = try body { _ in
      "a < b & \"c\"".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
    #expect(drawn.contains(">a &lt; b &amp; &quot;c&quot;</text>"))
  }

  @Test func wordsStandOnACornerUnlessTheyBreakIntoLines() throws {
    let words = NSAttributedString(
      string: "word", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let box = CGRect(x: 2, y: 30, width: 50, height: 20)
    let line = try body { _ in words.draw(with: box, context: nil) }
    #expect(line.contains(#"x="2" y="30""#))
    let lines = try body { _ in
      words.draw(with: box, options: .usesLineFragmentOrigin, context: nil)
    }
    let inside = try body { _ in words.draw(in: box) }
    #expect(lines == inside)
    #expect(lines != line)
  }

  @Test func controlCharactersAreReplaced() throws {
    let drawn = try body { _ in "a\u{1}b".draw(at: .zero) }
    #expect(drawn.contains(">a\u{FFFD}b</text>"))
  }

  @Test func aSymbolThatIsDrawnIsNoted() {
    let rules = RuntimeIssue.collecting {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
        UIImage(systemName: "star")?.draw(at: .zero)
      }
      return RuntimeIssue.drain().map(\.rule)
    }
    #expect(rules == ["drawn-symbol"])
  }

  @Test func aFileIsDrawnWithinTheSameFile() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let drawn = try body { _ in dot.draw(in: CGRect(x: 1, y: 2, width: 8, height: 6)) }
    #expect(
      drawn.hasPrefix(
        #"<image x="1" y="2" width="8" height="6" preserveAspectRatio="none" href="data:image/svg"#
      ))
  }

  @Test func outsideOfDrawingThereIsNoContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 0)
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(
      UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func textIsMeasuredAsLabelsMeasureIt() {
    let font = UIFont.systemFont(ofSize: 10)
    let size = "some words".size(withAttributes: [.font: font])
    #expect(size.height == 12)
    let box = "some words and more of them".boundingRect(
      with: CGSize(width: size.width, height: .infinity), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(box.width <= size.width)
    #expect(box.height > size.height)
  }
}
