import Testing
import UIKit

private class Badge: UIView {
  let words: String

  override init(frame: CGRect) {
    words = "badge"
    super.init(frame: frame)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }
}

private final class LoudBadge: Badge {
  private(set) var isLoud = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isLoud = true
  }

  required init?(coder: NSCoder) { nil }
}

private class Screen: UIViewController {
  var words = ["screen"]
}

private final class NamedScreen: Screen {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    words.append("named")
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Holder<View: UIView> {
  let view = View.made()
  lazy var framed = View.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

private final class Row: UITableViewCell {
  let model: Int

  init(model: Int) {
    self.model = model
    super.init(style: .default, reuseIdentifier: nil)
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    model = 7
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that no list can make, as on Apple's platforms.
private final class ModelCell: UICollectionViewCell {
  let model: Int

  init(model: Int) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Layered: UIView {
  final class Own: CALayer {
    let words: String

    init(words: String) {
      self.words = words
      super.init()
    }

    override init() {
      words = "own"
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  override class var layerClass: AnyClass { Own.self }
}

private final class Jump: UIStoryboardSegue {
  let words = "jump"
}

/// Instances of classes that are known only when the code runs.
@MainActor @Suite struct DynamicMakingTests {
  @Test func theClassThatIsMeantIsMadeByItsOwnInitialiser() {
    #expect(Holder<Badge>().view.words == "badge")
    let loud = Holder<LoudBadge>()
    #expect(loud.view.isLoud)
    #expect(loud.view.words == "badge")
    #expect(loud.view.backgroundColor == .red)
    #expect(loud.framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: loud.framed) == LoudBadge.self)
  }

  @Test func thoseOfUIKitAreMadeToo() {
    let button = Holder<UIButton>().view
    button.setTitle("Save", for: .normal)
    #expect(button.currentTitle == "Save")
    let cell = Holder<UITableViewCell>().view
    #expect(cell.contentView.superview === cell)
    let stack = Holder<UIStackView>().view
    stack.addArrangedSubview(Holder<UILabel>().view)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func soAreControllers() {
    func made<Controller: UIViewController>(_ type: Controller.Type) -> Controller { type.made() }
    #expect(made(Screen.self).words == ["screen"])
    #expect(made(NamedScreen.self).words == ["screen", "named"])
    #expect(made(UITableViewController.self).tableView.style == .plain)
    let types: [UIViewController.Type] = [Screen.self, NamedScreen.self, UIPageViewController.self]
    #expect(
      types.map { ObjectIdentifier(type(of: $0.made(nibName: "A", bundle: nil))) }
        == types.map { ObjectIdentifier($0) })
    let table: UITableViewController.Type = UITableViewController.self
    #expect(table.made(style: .grouped).tableView.style == .grouped)
    let screen = Screen()
    let stack: UINavigationController.Type = UINavigationController.self
    #expect(stack.made(rootViewController: screen).viewControllers == [screen])
    let layout = UICollectionViewFlowLayout()
    let list: UICollectionViewController.Type = UICollectionViewController.self
    #expect(list.made(collectionViewLayout: layout).collectionViewLayout === layout)
    let segue: UIStoryboardSegue.Type = Jump.self
    let jump = segue.made(identifier: "a", source: screen, destination: Screen())
    #expect((jump as? Jump)?.words == "jump")
    #expect(jump.source === screen)
  }

  @Test func cellsAndHeadersAreMadeByTheirOwnInitialisers() {
    let row = Row.made(style: .subtitle, reuseIdentifier: "a")
    #expect(row.model == 7)
    #expect(row.reuseIdentifier == "a")
    #expect(row.detailTextLabel != nil)
    let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    #expect(header.made(reuseIdentifier: "b").reuseIdentifier == "b")
    #expect(ModelCell(model: 3).model == 3)
  }

  @Test func whateverIsAnObjectIsMade() {
    func made<Object: NSObject>(_ type: Object.Type) -> Object { type.made() }
    #expect(made(UIToolbar.self).items == nil)
    #expect(made(DateFormatter.self).dateFormat == DateFormatter().dateFormat)
    #expect((Layered().layer as? Layered.Own)?.words == "own")
  }
}
