import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A shop of two products, of which each knows how many are in the cart.
@MainActor private final class Cart {
  var counts = ["Mug": 1, "Bowl": 0]
  var size = "Medium"
}

/// Says of each product how many there are when it comes into sight.
private final class ProductsController: UITableViewController {
  let cart: Cart
  private let names = ["Bowl", "Mug"]

  init(_ cart: Cart) {
    self.cart = cart
    super.init(style: .plain)
    title = "Shop"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "\(cart.counts[name] ?? 0)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = ProductController(cart, names[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}

private final class ProductController: UIViewController {
  private let cart: Cart
  private let name: String
  private let amount = UILabel()
  private let stepper = UIStepper()

  init(_ cart: Cart, _ name: String) {
    (self.cart, self.name) = (cart, name)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.maximumValue = 3
    stepper.value = Double(cart.counts[name] ?? 0)
    stepper.addAction(
      UIAction { [unowned self] _ in
        cart.counts[name] = Int(stepper.value)
        show()
      }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [amount, stepper])
    stack.frame = view.bounds
    view.addSubview(stack)
    show()
  }

  private func show() { amount.text = "In cart: \(Int(stepper.value))" }
}

/// What touches on a pushed screen change beneath it, which its button back uncovers.
@Suite(.serialized) @MainActor struct BeneathTests {
  private func page<Root>(_ preview: Preview<Root>) async -> ResolvedPage {
    await AnyPreview(preview).resolve()[0]
  }

  private func lines(_ page: ResolvedPage, _ part: String) -> [String] {
    page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.contains(part) }
  }

  @Test func aStepperOnAPushedScreenChangesTheRowBeneath() async {
    let page = await page(
      Preview("Shop") { UINavigationController(rootViewController: ProductsController(Cart())) })
    #expect(page.findings.map(\.message) == [])
    let steppers = lines(page, "stepper ")
    let last = steppers.last { !$0.contains("bowl") && $0.contains("at-most") }
    #expect(
      last?.hasPrefix(#"stepper at-most -> replace list "Mug" #2, "#) == true, "\(last ?? "")")
    // A row that was changed leads where it did.
    #expect(
      lines(page, #"row "Mug" "Mug" | "3""#) == [
        #"row "Mug" "Mug" | "3" [delete whenEditing]< tap -> show shown-mug, deselect list "Mug""#
      ])
  }

  @Test func aViewThatGrowsBeneathIsFollowedAsFarAsItWasSeen() async {
    let page = await page(
      Preview("Growing") {
        let below = UIViewController()
        below.title = "Below"
        let push = UIAction(title: "Push") { [unowned below] _ in
          let above = UIViewController()
          let grow = UIAction(title: "Grow") { [unowned below] _ in
            below.view.addSubview(UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20)))
          }
          above.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: grow)
          below.navigationController?.pushViewController(above, animated: true)
        }
        below.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: push)
        return UINavigationController(rootViewController: below)
      })
    #expect(
      lines(page, "item trailing") == [
        #"item trailing "Push" -> show shown-push"#,
        #"item trailing "Grow" -> signal shown-push-1"#,
      ])
    let reactions = lines(page, " -> #") + lines(page, "unknown")
    #expect(
      reactions == [
        "view start -> #2", "view #1 -> #2", "view #2 -> #3", "view any -> unknown",
      ])
  }

  @Test func whatChangesMoreBeneathThanElementsSayStopsAtTheButtonBack() async {
    let page = await page(
      Preview("Arranging") {
        let notes = NotesController.list()
        notes.notes = ["A"]
        notes.didSelect = { notes, _ in
          let above = UIViewController()
          let arrange = UIAction(title: "Arrange") { [unowned notes] _ in
            notes.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
              using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
          }
          above.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: arrange)
          notes.navigationController?.pushViewController(above, animated: true)
        }
        return UINavigationController(rootViewController: notes)
      })
    #expect(
      lines(page, #"back "Notes""#) == [
        #"navigation large back "Notes""#,
        #"navigation large back "Notes" -> signal shown-a-stop"#,
      ])
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'Arranging', what the button 'Arrange' changes beneath the screen that 'A' "
          + "brings up is more than the page can follow: its button back says then that it stops"
      ])
  }

  @Test func aScreenInThePlaceOfAPushedOneGoesBackToWhatIsBeneath() async {
    let page = await page(
      Preview("Pages") {
        let below = UIViewController()
        below.title = "Below"
        let push = UIAction(title: "Push") { [unowned below] _ in
          let first = UIViewController()
          first.title = "First"
          let next = UIAction(title: "Next") { [unowned below] _ in
            let second = UIViewController()
            second.title = "Second"
            below.navigationController?.setViewControllers([below, second], animated: true)
          }
          first.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
          below.navigationController?.pushViewController(first, animated: true)
        }
        below.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: push)
        return UINavigationController(rootViewController: below)
      })
    #expect(
      lines(page, "navigation ") == [
        #"navigation "Below""#, #"navigation "First" back "Below""#,
        #"navigation "Second" back "Below" -> frame start"#,
      ])
  }

  /// A delegate's choice, after which the screen of the options leaves.
  @Test(arguments: [false, true]) func whatIsChosenOnAPushedScreenShowsBeneath(_ pops: Bool) async {
    let page = await page(
      Preview("Settings") {
        let settings = NotesController.list()
        settings.title = "Settings"
        settings.notes = ["Colour"]
        var colour = "Red"
        settings.accessories = { _, _ in [.label(text: colour)] }
        settings.didSelect = { settings, _ in
          let options = NotesController.list()
          options.title = "Colour"
          options.notes = ["Blue", "Red"]
          options.marked = [colour]
          options.didSelect = { options, chosen in
            colour = chosen
            options.marked = [chosen]
            options.apply()
            settings.apply()
            if pops { options.navigationController?.popViewController(animated: true) }
          }
          settings.navigationController?.pushViewController(options, animated: true)
        }
        return UINavigationController(rootViewController: settings)
      })
    #expect(page.findings.map(\.message) == [])
    let shown = lines(page, #"row "Colour""#).map { line in
      line.split(separator: #"label ""#).last.map { $0.prefix { $0 != "," } }
    }
    #expect(
      shown
        == (pops
          ? [#"Red"] tap -> show shown-colour"#, #"Blue"] tap -> show shown-colour-2"#]
          : [
            #"Red"] tap -> show shown-colour"#, #"Blue"] tap -> show shown-colour"#,
            #"Red"] tap -> show shown-colour"#,
          ]))
    let back = lines(page, #"row "Red" "Red" tap"#)
    #expect(back.count == 1)
    #expect(back[0].contains(pops ? " -> alone, frame start" : #" replace list "Colour" #2, "#))
  }

  /// A screen whose button pushes what its stepper says.
  private var counting: Preview<UINavigationController> {
    Preview("Counting") {
      let counter = UIViewController()
      counter.title = "Counter"
      let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      stepper.maximumValue = 2
      stepper.addAction(UIAction { _ in }, for: .valueChanged)
      counter.view.addSubview(stepper)
      let save = UIAction(title: "Save") { [unowned counter] _ in
        let saved = UIViewController()
        saved.title = "Saved \(Int(stepper.value))"
        counter.navigationController?.pushViewController(saved, animated: true)
      }
      counter.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: save)
      return UINavigationController(rootViewController: counter)
    }
  }

  @Test func aButtonLeadsToWhatElementsSay() async {
    let page = await page(counting)
    #expect(
      lines(page, "item trailing") == [
        #"item trailing "Save" -> given that elements look as guard-1 says, show shown-save, "#
          + "given that elements look as guard-2 says, show shown-bar, "
          + "given that elements look as guard-3 says, show shown-bar-2"
      ])
    #expect(
      lines(page, "navigation ").map { $0.split(separator: "\"")[1] } == [
        "Counter", "Saved 0", "Saved 1", "Saved 2",
      ])
    #expect(page.findings.map(\.message) == [])
  }

  /// A switch of which nobody hears is touched where a button reads it; a slider then stops the page.
  @Test(arguments: [true, false])
  func whatNobodyHearsOfIsTouchedWhereItIsRead(isRead: Bool) async {
    let page = await page(
      Preview("Reading") {
        let form = UIViewController()
        form.title = "Form"
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let slider = UISlider(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        for view in [toggle, slider] { form.view.addSubview(view) }
        let next = UIAction(title: "Next") { [unowned form] _ in
          let next = UIViewController()
          next.title = isRead && toggle.isOn ? "On" : "Off"
          form.navigationController?.pushViewController(next, animated: true)
        }
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
        return UINavigationController(rootViewController: form)
      })
    let told =
      #"item trailing "Next" -> given that elements look as guard-1 says, show shown-next, "#
      + "given that elements look as guard-2 says, show shown-bar"
    #expect(
      lines(page, "item trailing") == [
        isRead ? told : #"item trailing "Next" -> show shown-next"#
      ])
    #expect(lines(page, "slider 0").map { $0.contains("of 0-1 heard") } == [isRead])
    #expect(
      page.findings.map(\.message)
        == (isRead
          ? [
            "in the preview 'Reading', the button 'Next' may read what sliders say, and what it does "
              + "with other values is not asked: the page says that it stops where one is moved"
          ] : []))
  }

  @Test func aRowThatWasChangedLeadsToWhatShowsThat() async {
    let page = await page(
      Preview("Notes") {
        let notes = NotesController.list()
        notes.title = "Notes"
        notes.notes = ["A"]
        notes.actions = [("Flag", { $0.flip($1) })]
        notes.didSelect = { notes, note in
          let inner = UIViewController()
          inner.title = notes.marked.contains(note) ? "\(note), flagged" : note
          notes.navigationController?.pushViewController(inner, animated: true)
        }
        return UINavigationController(rootViewController: notes)
      })
    let taps = lines(page, #"row "A""#).compactMap { line in
      line.firstRange(of: " tap -> ").map { line[$0.upperBound...].prefix { $0 != "," } }
    }
    #expect(taps == ["show shown-a", "show shown-a-2", "show shown-a"])
    #expect(lines(page, "navigation ").count == 3)
  }

  /// A controller that is made anew shows what it was made from: what it showed at first, what was done
  /// there, or something else.
  @Test(arguments: ["Open", "Marked", "Seen"])
  func aScreenThatIsBroughtUpAgainShowsWhatCodeShows(_ later: String) async {
    let page = await page(
      Preview("Notes") {
        let notes = NotesController.list()
        notes.title = "Notes"
        notes.notes = ["A"]
        var title = "Open"
        notes.didSelect = { notes, _ in
          let inner = UIViewController()
          inner.title = title
          let mark = UIAction(title: "Mark") { [unowned inner] _ in
            inner.title = "Marked"
            title = later
          }
          inner.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: mark)
          notes.navigationController?.pushViewController(inner, animated: true)
        }
        return UINavigationController(rootViewController: notes)
      })
    let said =
      #"text shown-a-bar title "Marked", text shown-a-bar large title "Marked""#
    #expect(
      lines(page, #"item trailing "Mark""#) == [
        #"item trailing "Mark" -> "# + said + (later == "Seen" ? #", outdate list "A""# : "")
      ])
    #expect(page.frames[0].alternates.map(\.isMadeAnew) == [later == "Open"])
    #expect(
      page.findings.map(\.message)
        == (later == "Seen"
          ? [
            "what the button 'Mark' does shows otherwise once the screen was left and is brought up "
              + "again: the page says there that it stops"
          ] : []))
  }

  @Test func aFieldOfWhichSomebodyHearsSaysSo() async {
    let text = await outline(
      Preview("Fields") {
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "Name"
        field.addAction(UIAction { _ in }, for: .editingChanged)
        let other = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        other.placeholder = "Place"
        let slider = UISlider(frame: CGRect(x: 0, y: 80, width: 100, height: 30))
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        for view in [field, other, slider] { screen.view.addSubview(view) }
        return screen
      })
    let said = text.split(separator: "\n").filter { $0.contains(" heard") }.map {
      $0.drop { $0 == " " }.prefix { $0 != " " }
    }
    #expect(said == ["field", "slider"])
  }
}
