import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A form of a switch, segments and a label, without a list.
private final class FormController: UIViewController {
  let toggle = UISwitch()
  let segments = UISegmentedControl(items: ["Near", "Far"])
  let label = UILabel()
  /// What the label says of the two.
  var words: (FormController) -> String = { form in
    (form.toggle.isOn ? "on" : "off") + (form.segments.selectedSegmentIndex == 0 ? " near" : " far")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    segments.selectedSegmentIndex = 0
    for control in [toggle, segments] as [UIControl] {
      control.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
    }
    let stack = UIStackView(arrangedSubviews: [toggle, segments, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
    update()
  }

  func update() { label.text = words(self) }
}

/// A table below segments that choose its rows, as in a plain view of an app.
private final class PlanetsController: UIViewController, UITableViewDataSource {
  private let segments = UISegmentedControl(items: ["All", "Inner"])
  private let table = UITableView()
  private var names: [String] {
    segments.selectedSegmentIndex == 0 ? ["Earth", "Mars", "Saturn"] : ["Earth", "Mars"]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [unowned self] _ in table.reloadData() }, for: .valueChanged)
    table.dataSource = self
    let stack = UIStackView(arrangedSubviews: [segments, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// What controls outside lists do when they are operated.
@Suite(.serialized) @MainActor struct LooseControlTests {
  private func lines(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) async -> (page: ResolvedPage, lines: [String]) {
    let preview = Preview("Form") { UINavigationController(rootViewController: make()) }
    let page = await AnyPreview(preview).resolve()[0]
    let starts = ["button ", "toggle ", "segments ", "stepper ", "body ", "label ", "kept"]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return (page, lines.filter { line in starts.contains { line.hasPrefix($0) } })
  }

  @Test func aSwitchAndSegmentsInAPlainViewActInEveryOrder() async {
    let (page, lines) = await lines { FormController() }
    #expect(
      lines == [
        "toggle off -> signal 1, replace control #1 rigid",
        #"segments "Near"* "Far" nothing or -> signal 4, replace control-2 #1 rigid"#,
        #"label "off near" grows 1"#,
        "body control #1", "toggle on -> signal 2, replace control #2 rigid",
        "body control-2 #1",
        #"segments "Near" "Far"* -> signal 3, replace control-2 #2 or nothing rigid"#,
        "body view #1", "kept", "kept", #"label "off near" grows 1"#,
        "body view #2", "kept", "kept", #"label "on near" grows 1"#,
        "body view #3", "kept", "kept", #"label "off far" grows 1"#,
        "body view #4", "kept", "kept", #"label "on far" grows 1"#,
        "body control #2", "toggle off -> signal 1, replace control #1 rigid",
        "body control-2 #2",
        #"segments "Near"* "Far" nothing or -> signal 4, replace control-2 #1 rigid"#,
      ])
    #expect(page.findings.map(\.message) == [])
  }

  @Test func aStepReplacesNoMoreThanWhatItChanges() async {
    let preview = Preview("Form") { UINavigationController(rootViewController: FormController()) }
      .step("Renamed") { form($0)?.label.text = "renamed" }
      .step("Switched") { form($0)?.toggle.isOn = true }
      .step("With a toolbar") { navigation in
        form(navigation)?.toolbarItems = [UIBarButtonItem(title: "Archive", image: nil)]
        navigation.isToolbarHidden = false
      }
    let page = await AnyPreview(preview).resolve()[0]
    let outline = page.outline
    #expect(
      outline.contains(
        """
          frame renamed "Renamed"
            step "only the surroundings changed"
              replace view #1
          frame switched "Switched"
            step "only the surroundings changed"
              replace control #1
          frame with-a-toolbar "With a toolbar"
            step "only the surroundings changed"
              replace screen #1

        """))
    // What a step puts there can be operated as what was there before.
    #expect(
      outline.contains(
        """
          body control #1
            toggle on -> signal 2, replace control #3 rigid
          body screen #1
            navigation "Form"
              view
                grid columns 1fr rows 1fr
                stack vertical at 1-2,1-2 down start
                  kept
                  kept
                  label "renamed" grows 1
                    text "renamed" 17pt label lines 1
              item toolbar "Archive"

        """))
  }

  private func form(_ navigation: UINavigationController) -> FormController? {
    navigation.topViewController as? FormController
  }

  @Test func aSwitchInAPlainViewThatOnlyTurnsIsThePagesOwn() async {
    let (page, lines) = await lines {
      let form = FormController()
      form.words = { _ in "always" }
      return form
    }
    #expect(lines.filter { $0.hasPrefix("toggle") } == ["toggle off rigid"])
    #expect(page.findings.map(\.message) == [])
  }

  @Test func segmentsAboveATableFilterIt() async {
    let (page, lines) = await lines { PlanetsController() }
    let held = " at 1-2,1-2 holds 0 backdrop list"
    #expect(
      lines == [
        #"segments "All"* "Inner" nothing or -> delete list "Saturn", replace control #1"# + held,
        "body control #1",
        #"segments "All" "Inner"* -> insert list "Saturn" #1 in list section "section" last, "#
          + "replace control #2 or nothing" + held,
        #"body list "Saturn" #1"#, "body control #2",
        #"segments "All"* "Inner" nothing or -> delete list "Saturn", replace control #1"# + held,
      ])
    #expect(page.findings.map(\.message) == [])
  }
}
