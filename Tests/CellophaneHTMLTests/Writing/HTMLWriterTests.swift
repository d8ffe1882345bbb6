import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct HTMLWriterTests {
  @Test func everyElementStandsOnLinesOfItsOwn() {
    let text = markup { html in
      html.element("ul", .rows) { html in
        html.element("li", .row) { $0.text("One") }
        html.element("li", .row) { $0.text("Two") }
      }
    }
    #expect(
      text == """
        <ul class="rows">
        <li class="row">One</li>
        <li class="row">Two</li>
        </ul>

        """)
  }

  @Test func anEmptyElementHasAnEndTagAndAVoidOneIsClosed() {
    let text = markup { html in
      html.element("span", .accessory)
      html.void("img", .image) { $0.attribute("alt", "") }
    }
    #expect(
      text == """
        <span class="accessory"></span>
        <img class="image" alt=""/>

        """)
  }

  @Test func attributesKeepTheOrderInWhichTheyAreWritten() {
    let text = markup { html in
      html.element("div", .cell) { html in
        html.attribute("role", "row")
        html.attribute("id", text: "b")
        html.attribute("aria-level", number: 2)
      }
    }
    #expect(text == "<div class=\"cell\" role=\"row\" id=\"b\" aria-level=\"2\"></div>\n")
  }

  @Test func propertiesShareOneStyleAttribute() {
    let text = markup { html in
      html.element("div", .cell) { html in
        html.property("lines") { $0.append(2) }
        html.property("text-color", in: [.selected]) { $0.append(LookColor.tint) }
        html.text("x")
      }
    }
    #expect(
      text
        == "<div class=\"cell\" style=\"--lines:2;--selected-text-color:var(--on-selected) var(--tint)\">x</div>\n"
    )
  }

  @Test func runsOfTextStayInOneLine() {
    let text = markup { html in
      html.element("span", .cellText) { html in
        html.text("a ")
        html.inline("span", .run) { $0.text("b") }
        html.text(" c")
      }
    }
    #expect(text == "<span class=\"cell-text\">a <span class=\"run\">b</span> c</span>\n")
  }
}
