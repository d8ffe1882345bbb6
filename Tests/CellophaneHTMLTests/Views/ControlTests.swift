import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

/// What readers hear of controls and can do with them.
@Suite struct ControlTests {
  private func written(
    _ form: ResolvedControl.Form, label: String? = nil, isEnabled: Bool = true,
    doing outcomes: [ResolvedOutcome?] = []
  ) -> String {
    var view = ResolvedView(kind: .control(ResolvedControl(form, isEnabled: isEnabled)))
    if let label { view.accessibility = ResolvedAccessibility(label: label) }
    view.outcomes = outcomes
    return markup { view.write(to: &$0, in: Scope(look: .iOS26)) }
  }

  private func tags(_ name: String, in markup: String) -> [String] {
    markup.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<\(name)") }
  }

  @Test func segmentsAreButtonsOfWhichOneIsPressed() {
    let text = written(
      .segments(
        [.init(title: "Day"), .init(title: "Week", isEnabled: false, width: 80)], chosen: 0,
        tint: nil), label: "Stretch")
    #expect(
      tags("div", in: text) == [
        "<div class=\"view segments\" role=\"group\" aria-label=\"Stretch\" "
          + "style=\"--columns:minmax(0,1fr) 80px\">"
      ])
    #expect(
      tags("button", in: text) == [
        "<button class=\"segment\" type=\"button\" aria-pressed=\"true\">Day</button>",
        "<button class=\"segment\" type=\"button\" aria-pressed=\"false\" disabled=\"disabled\" "
          + "style=\"--width:80px\">Week</button>",
      ])
  }

  @Test func titlesOfSegmentsHaveColoursOfTheirOwn() {
    let text = written(
      .segments(
        [.init(title: "Day")], chosen: 0, tint: nil,
        titles: .init(usual: .system(.systemRed), chosen: .system(.systemBlue))),
      label: "Stretch")
    #expect(
      tags("div", in: text) == [
        "<div class=\"view segments\" role=\"group\" aria-label=\"Stretch\" "
          + "style=\"--title-color:var(--system-red);--chosen-title-color:var(--system-blue)\">"
      ])
  }

  @Test func ofAWheelOnlyTheChosenRowIsHeard() {
    func row(_ text: String) -> ResolvedText {
      ResolvedText(
        runs: text.isEmpty ? [] : [ResolvedRun(text)], font: Look.iOS26.pickers.wheelFont,
        color: .system(.label), numberOfLines: 1)
    }
    let wheel = ResolvedControl.Wheel(rows: ["", "", "Red", "Green", ""].map(row), width: 90)
    let text = written(.choosers([wheel], rowHeight: 50), label: "Colour")
    #expect(
      tags("div", in: text) == [
        "<div class=\"view wheels\" role=\"group\" aria-label=\"Colour\" data-kind=\"choices\" "
          + "style=\"--wheel-band:50px\">"
      ])
    #expect(
      tags("span", in: text) == [
        "<span class=\"run\" style=\"--width:90px\">",
        "<span class=\"label\" aria-hidden=\"true\"></span>",
        "<span class=\"label\" aria-hidden=\"true\"></span>", "<span class=\"label\">Red</span>",
        "<span class=\"label\" aria-hidden=\"true\">Green</span>",
        "<span class=\"label\" aria-hidden=\"true\"></span>",
      ])
  }

  @Test func aSliderSaysHowManyPercentItIsAt() {
    let slider = ResolvedSlider(value: 15, minimum: 10, maximum: 30)
    let text = written(.slider(slider), label: "Size", isEnabled: false)
    #expect(
      tags("input", in: text) == [
        "<input type=\"range\" min=\"0\" max=\"100\" step=\"any\" value=\"25\" "
          + "aria-label=\"Size\" disabled=\"disabled\" style=\"--part:0.25\"/>"
      ])
  }

  @Test func aSliderWithoutALengthIsAtItsStart() {
    let slider = ResolvedSlider(value: 5, minimum: 5, maximum: 5)
    #expect(tags("input", in: written(.slider(slider)))[0].contains(" value=\"0\" "))
  }

  @Test func aSliderOfWhichCodeHearsSaysSo() {
    var control = ResolvedControl(.slider(ResolvedSlider(value: 3, minimum: 0, maximum: 4)))
    control.isHeard = true
    let text = markup {
      ResolvedView(kind: .control(control)).write(to: &$0, in: Scope(look: .iOS26))
    }
    #expect(
      tags("input", in: text) == [
        "<input type=\"range\" min=\"0\" max=\"100\" step=\"any\" value=\"75\" "
          + "aria-label=\"Slider\" data-heard=\"\" style=\"--part:0.75\"/>"
      ])
  }

  @Test func aStepperThatIsAtItsEndCanOnlyGoBack() {
    let text = written(.stepper(9, canDecrease: true, canIncrease: false), label: "Guests")
    #expect(
      tags("button", in: text) == [
        "<button class=\"segment\" type=\"button\" aria-label=\"Decrement\" data-kind=\"minus\">"
          + "</button>",
        "<button class=\"segment\" type=\"button\" aria-label=\"Increment\" data-kind=\"plus\" "
          + "disabled=\"disabled\"></button>",
      ])
  }

  @Test func progressIsAValueOfAHundred() {
    let text = written(.progress(0.375, done: .system(.systemGreen), track: nil))
    #expect(text.contains("role=\"progressbar\" aria-label=\"Progress\" aria-valuenow=\"38\""))
    #expect(text.contains("--part:37.5%"))
  }

  @Test func whatGoesOnHasNoValue() {
    let text = written(.activity(isMoving: false, isLarge: true, color: .system(.label)))
    #expect(text.contains("role=\"progressbar\" aria-label=\"In progress\" data-scale=\"large\""))
    #expect(text.contains("data-shown=\"still\""))
    #expect(!text.contains("aria-valuenow"))
  }

  @Test func pagesAreOnePictureOfThemselves() {
    let text = written(.pages(count: 3, current: 1, color: nil, currentColor: nil))
    #expect(text.contains("role=\"img\" aria-label=\"Page 2 of 3\""))
    #expect(
      tags("span", in: text) == [
        "<span class=\"run\"></span>", "<span class=\"run\" data-selected=\"\"></span>",
        "<span class=\"run\"></span>",
      ])
  }

  @Test func aFieldIsCalledByItsPlaceholderWhereItHasNoLabel() {
    var field = ResolvedField(
      text: "a \"b\"", placeholder: "Name", font: LookFont(size: 17), color: .system(.label))
    #expect(
      tags("input", in: written(.field(field))) == [
        "<input type=\"text\" value=\"a &quot;b&quot;\" placeholder=\"Name\" aria-label=\"Name\" "
          + "autocomplete=\"off\"/>"
      ])
    field.isSecure = true
    #expect(tags("input", in: written(.field(field)))[0].hasPrefix("<input type=\"password\" "))
  }

  @Test func aMonthSaysWhichDayIsChosen() {
    let text = written(.month(name: "May 2026", blank: 5, days: 31, chosen: 9, time: "9:41 AM"))
    #expect(text.contains("<span class=\"label\">May 2026</span>"))
    #expect(
      text.contains("<span class=\"run\" aria-current=\"date\" data-selected=\"\">9</span>"))
    #expect(text.contains("<span class=\"run\">31</span>"))
    #expect(text.contains("<span class=\"label\">Time</span>"))
    #expect(text.contains("<span class=\"run\">9:41 AM</span>"))
    #expect(!text.contains(">32<"))
  }

  @Test func aSwitchIsAFieldThatCanBeChecked() {
    let view = ResolvedView(
      kind: .toggle(isOn: true, isEnabled: false),
      accessibility: ResolvedAccessibility(label: "Wi-Fi"))
    #expect(
      markup { view.write(to: &$0, in: Scope(look: .iOS26)) }
        == "<input class=\"toggle\" type=\"checkbox\" role=\"switch\" aria-label=\"Wi-Fi\" "
        + "checked=\"checked\" disabled=\"disabled\"/>\n")
  }

  private func tapped(_ children: [ResolvedView]) -> String {
    var view = ResolvedView(kind: .plain, children: children)
    view.isTapped = true
    view.outcomes = [ResolvedOutcome([.signal("done")])]
    return markup { view.write(to: &$0, in: Scope(look: .iOS26)) }
  }

  @Test func aViewThatIsTappedIsAButtonThatSaysAllOfIt() {
    let words = ["Emma", "Austen"].map {
      ResolvedView(
        kind: .label(
          ResolvedText(
            runs: [ResolvedRun($0)], font: LookFont(size: 17), color: .system(.label))))
    }
    #expect(
      tapped(words) == """
        <div class="view">
        <button class="tap" type="button" aria-label="Emma, Austen" data-edits="signal signal-done"></button>
        <div class="view" aria-hidden="true">
        <span class="label" data-lines="any">Emma</span>
        </div>
        <div class="view" aria-hidden="true">
        <span class="label" data-lines="any">Austen</span>
        </div>
        </div>

        """)
  }

  @Test func aTextThatCanBeCutGoesTheWayOfItsOwnLetters() {
    let view = ResolvedView(
      kind: .label(
        ResolvedText(
          runs: [ResolvedRun("Emma")], font: LookFont(size: 17), color: .system(.label),
          numberOfLines: 2)))
    #expect(
      markup { view.write(to: &$0, in: Scope(look: .iOS26)) }
        == "<span class=\"label\" data-lines=\"2\" dir=\"auto\" style=\"--lines:2\">Emma</span>\n")
  }

  @Test func whatIsReachedByItselfInAViewThatIsTappedStaysSo() {
    let text = tapped([ResolvedView(kind: .button(ResolvedButton()))])
    #expect(
      text == """
        <div class="view">
        <button class="tap" type="button" aria-label="Button" data-edits="signal signal-done"></button>
        <button class="view button" type="button" aria-label="Button"></button>
        </div>

        """)
  }
}
