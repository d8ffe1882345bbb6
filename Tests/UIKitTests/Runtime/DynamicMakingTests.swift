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
  let view = UIView.instance(of: View.self)
  lazy var framed = UIView.instance(of: View.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

/// Views of a generic class's parameter.
@MainActor @Suite struct GenericMakingTests {
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
    func made<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
      UIViewController.instance(of: type)
    }
    #expect(made(Screen.self).words == ["screen"])
    #expect(made(NamedScreen.self).words == ["screen", "named"])
    #expect(made(UITableViewController.self).tableView.style == .plain)
  }
}
