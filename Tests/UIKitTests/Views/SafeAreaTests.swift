import CellophaneLook
import Testing
import UIKit

/// What a tab bar covers, as author code reads it.
@MainActor @Suite struct SafeAreaTests {
  /// A label on the view's middle, one on the safe area's, and one at the safe area's end.
  private final class LabelsController: UIViewController {
    let (middle, safeMiddle, last, below) = (UILabel(), UILabel(), UILabel(), UILabel())
    let box = UIView()
    private(set) var heard: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for inner in [middle, safeMiddle, last, box] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
      }
      below.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(below)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate(
        [middle, safeMiddle, last, below].map { $0.heightAnchor.constraint(equalToConstant: 20) }
          + [
            middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            safeMiddle.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            last.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30),
            below.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
          ])
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      heard.append(view.safeAreaInsets.bottom)
    }
  }

  private let traits = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.horizontalSizeClass = .compact
  }

  @Test func whatHidesTheBarHasAllOfTheScreen() {
    Look.current = .iOS26
    let (root, pushed) = (LabelsController(), LabelsController())
    pushed.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: root)
    let tabs = show(stack)
    tabs.view.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 82)
    stack.pushViewController(pushed, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    #expect(!tabs.showsBar)
    stack.popViewController(animated: false)
    tabs.view.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 82)
  }

  private func show(_ controller: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    tabs.appear(in: traits, size: CGSize(width: 402, height: 874))
    tabs.view.layoutIfNeeded()
    return tabs
  }

  @Test func aFloatingBarCoversTheSafeAreaAlone() {
    Look.iOS26.asking {
      let labels = LabelsController()
      let tabs = show(labels)
      defer { tabs.disappear() }
      #expect(labels.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
      #expect(labels.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 82, right: 0))
      #expect(
        labels.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 402, height: 792))
      #expect(labels.heard == [82])
      #expect(labels.bottomLayoutGuide.length == 82)
      #expect(labels.middle.frame.midY == 437)
      #expect(labels.safeMiddle.frame.midY == 396)
      #expect(labels.last.frame.maxY == 772)
    }
  }

  @Test func aViewInsideIsCoveredAsFarAsItReaches() {
    Look.iOS26.asking {
      let labels = LabelsController()
      let tabs = show(labels)
      defer { tabs.disappear() }
      #expect(labels.box.frame == CGRect(x: 0, y: 100, width: 402, height: 744))
      #expect(labels.box.safeAreaInsets.bottom == 52)
      #expect(labels.below.frame.maxY == 692)
      #expect(labels.last.safeAreaInsets == .zero)
    }
  }

  @Test func aBarBelowTheViewCoversNothing() {
    Look.iOS18.asking {
      let labels = LabelsController()
      let tabs = show(labels)
      defer { tabs.disappear() }
      #expect(labels.view.frame.height == 825)
      #expect(labels.view.safeAreaInsets == .zero)
      #expect(labels.heard == [])
      #expect(labels.last.frame.maxY == 805)
    }
  }

  @Test func whatAControllerAddsIsHeardOf() {
    Look.iOS26.asking {
      let labels = LabelsController()
      let tabs = show(labels)
      defer { tabs.disappear() }
      labels.additionalSafeAreaInsets.bottom = 10
      tabs.view.layoutIfNeeded()
      #expect(labels.heard == [82, 92])
      #expect(labels.last.frame.maxY == 762)
      labels.additionalSafeAreaInsets.bottom = -100
      tabs.view.layoutIfNeeded()
      #expect(labels.heard == [82, 92, 0])
      #expect(labels.last.frame.maxY == 854)
    }
  }

  @Test func marginsCountFromIt() {
    Look.iOS26.asking {
      let labels = LabelsController()
      let tabs = show(labels)
      defer { tabs.disappear() }
      #expect(labels.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 82, right: 16))
      labels.view.layoutMargins.left = 30
      labels.view.directionalLayoutMargins.top = 5
      #expect(labels.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 82, right: 16))
      labels.view.layoutMargins.bottom = 8
      #expect(labels.view.layoutMargins.bottom == 90)
      labels.view.insetsLayoutMarginsFromSafeArea = false
      #expect(labels.view.layoutMargins.bottom == 8)
    }
  }

  @Test func whatScrollsIsScrolledOutFromUnderIt() {
    Look.iOS26.asking {
      let controller = UIViewController()
      let scroller = UIScrollView(frame: controller.view.bounds)
      scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroller.contentInset.bottom = 5
      let inside = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 2_000))
      scroller.addSubview(inside)
      controller.view.addSubview(scroller)
      let tabs = show(controller)
      defer { tabs.disappear() }
      #expect(scroller.adjustedContentInset.bottom == 87)
      #expect(inside.safeAreaInsets == .zero)
      scroller.contentInsetAdjustmentBehavior = .never
      #expect(scroller.adjustedContentInset.bottom == 5)
    }
  }

  @Test func aToolbarStandsAboveATabBar() {
    Look.iOS26.asking {
      let top = UIViewController()
      top.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
      let navigation = UINavigationController(rootViewController: top)
      navigation.isToolbarHidden = false
      let tabs = show(navigation)
      defer { tabs.disappear() }
      #expect(navigation.view.safeAreaInsets.bottom == 82)
      #expect(top.view.frame == CGRect(x: 0, y: 54, width: 402, height: 672))
      #expect(top.view.safeAreaInsets == .zero)
    }
  }

  @Test func aTableBelowALabelIsScrolledOutFromUnderIt() {
    Look.iOS26.asking {
      let controller = UIViewController()
      let (label, table) = (UILabel(), UITableView())
      label.text = "Rows"
      for inner in [label, table] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: controller.view.topAnchor),
        label.heightAnchor.constraint(equalToConstant: 24),
        table.topAnchor.constraint(equalTo: label.bottomAnchor),
        table.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
      let tabs = show(controller)
      defer { tabs.disappear() }
      #expect(table.frame == CGRect(x: 0, y: 24, width: 402, height: 850))
      #expect(table.adjustedContentInset.bottom == 82)
    }
  }
}
