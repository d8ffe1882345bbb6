import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Buttons that read what was typed into fields on the screen.
@Suite(.serialized) @MainActor struct TypedTouchTests {
  /// A field, a button and a label, in which the button's title stands for what it does.
  private final class Form: UIViewController {
    let field = UITextField()
    let label = UILabel()
    let button = UIButton(type: .system)
    var prepare: @MainActor (Form) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      label.text = "Nobody"
      button.setTitle("Greet", for: .normal)
      let stack = UIStackView(arrangedSubviews: [field, button, label])
      view.addSubview(stack)
      prepare(self)
    }
  }

  /// What the page says of outcomes, its fields and findings.
  private func said(
    _ prepare: @escaping @MainActor @Sendable (Form) -> Void
  ) async -> (outcomes: [String], field: String, rules: [String], reactions: [String]) {
    let page = await AnyPreview(
      Preview("Form") {
        let form = Form()
        form.prepare = prepare
        return form
      }
    ).resolve()[0]
    let lines = page.outline.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).replacing(" rigid", with: "")
    }
    return (
      lines.compactMap { line in
        line.contains("typed") ? line.components(separatedBy: " -> ").last : nil
      },
      lines.first { $0.contains("Name") } ?? "", page.findings.map(\.rule),
      lines.filter { $0.hasPrefix("view ") }
    )
  }

  private static func greet(_ form: Form) {
    form.button.addAction(
      UIAction { [unowned form] _ in form.label.text = "Hello, \(form.field.text ?? "")!" },
      for: .touchUpInside)
  }

  @Test func aButtonShowsWhatIsTyped() async {
    let (outcomes, field, rules, _) = await said { Self.greet($0) }
    #expect(outcomes == ["typed, signal 2, otherwise, signal 1"])
    #expect(field == #"field placeholder "Name""#)
    #expect(rules == [])
  }

  @Test func typingThatTurnsAButtonOnIsQuiet() async {
    let (outcomes, field, rules, _) = await said { form in
      Self.greet(form)
      form.button.isEnabled = false
      form.field.addAction(
        UIAction { [unowned form] _ in form.button.isEnabled = form.field.hasText },
        for: .editingChanged)
    }
    // The second is that of the button once it is on.
    #expect(
      outcomes == [
        "typed, replace control #1, replace view #1, otherwise",
        "typed, replace control #1, replace view #1, otherwise, alone",
      ])
    #expect(field == #"field placeholder "Name""#)
    #expect(rules == ["not-shown"])
  }

  @Test func typingThatChangesMoreStops() async {
    let (outcomes, field, rules, _) = await said { form in
      Self.greet(form)
      form.field.addAction(
        UIAction { [unowned form] _ in form.label.text = "\(form.field.text?.count ?? 0) letters" },
        for: .editingChanged)
    }
    #expect(outcomes == ["typed, signal 2, otherwise, signal 1"])
    #expect(field == #"field placeholder "Name" heard"#)
    #expect(rules == ["not-shown"])
  }

  @Test func aButtonThatReadsNoFieldDoesWhatItDoes() async {
    let (outcomes, field, rules, _) = await said { form in
      form.button.addAction(
        UIAction { [unowned form] _ in form.label.text = "Somebody" }, for: .touchUpInside)
    }
    #expect(outcomes == [])
    #expect(field == #"field placeholder "Name""#)
    #expect(rules == [])
  }

  @Test func whatCannotBeDoneOnceTypedIsNotTold() async {
    let (outcomes, field, rules, _) = await said { form in
      Self.greet(form)
      form.button.isEnabled = false
    }
    #expect(outcomes == [])
    #expect(field == #"field placeholder "Name""#)
    #expect(rules == [])
  }

  @Test func whatCountsGoesAsFarAsItWasSeen() async {
    let (outcomes, _, rules, reactions) = await said { form in
      var count = 0
      form.button.addAction(
        UIAction { [unowned form] _ in
          guard form.field.hasText else { return }
          count += 1
          form.label.text = "\(count) times"
        }, for: .touchUpInside)
    }
    #expect(outcomes == ["typed, signal 1, otherwise"])
    #expect(rules == [])
    #expect(
      reactions == [
        "view start -> #2", "view #1 -> #2", "view #2 -> #3", "view any -> unknown",
      ])
  }
}
