import Testing
import UIKit

/// A controller that writes down what is called.
private final class Diary: UIViewController {
  var entries: [String] = []
  var name = "own"
  var log: (String) -> Void = { _ in }

  private func note(_ entry: String) {
    entries.append(entry)
    log("\(name) \(entry)")
  }

  override func loadView() {
    super.loadView()
    note("loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing in \(Int(view.bounds.width))")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}

@MainActor @Suite struct UIViewControllerTests {
  private let phone = UITraitCollection { $0.horizontalSizeClass = .compact }
  private let size = CGSize(width: 402, height: 874)

  @Test func aControllerLivesInTheOrderOfAnApp() {
    let diary = Diary()
    diary.appear(in: phone, size: size)
    #expect(
      diary.entries == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing in 402",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    diary.entries = []
    diary.disappear()
    #expect(diary.entries == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func theViewIsLoadedOnceAndOnlyWhenAskedFor() {
    let diary = Diary()
    #expect(!diary.isViewLoaded)
    #expect(diary.viewIfLoaded == nil)
    _ = diary.view
    _ = diary.view
    #expect(diary.entries == ["loadView", "viewDidLoad"])
  }

  @Test func aChildAppearsAfterItsParentInEveryStep() {
    var steps: [String] = []
    let parent = Diary()
    let child = Diary()
    child.name = "child"
    parent.log = { steps.append($0) }
    child.log = { steps.append($0) }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    steps = []
    parent.appear(in: phone, size: size)
    #expect(
      steps.filter { $0.contains("ppear") } == [
        "own viewWillAppear", "child viewWillAppear", "own viewIsAppearing in 402",
        "child viewIsAppearing in 402", "own viewDidAppear", "child viewDidAppear",
      ])
  }

  @Test func aChildAddedToAScreenAppearsWhenItsViewIsAdded() {
    let parent = Diary()
    let window = parent.appear(in: phone, size: size)
    let child = Diary()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.entries.contains("viewWillAppear"))
    #expect(!child.entries.contains("viewDidAppear"))
    #expect(window.settle())
    #expect(child.entries.last == "viewDidAppear")
    child.view.removeFromSuperview()
    #expect(child.entries.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func theTitleNamesTheNavigationAndTabItems() {
    let controller = UIViewController()
    controller.title = "Videos"
    #expect(controller.navigationItem.title == "Videos")
    #expect(controller.tabBarItem.title == "Videos")
    controller.title = "Films"
    #expect(controller.navigationItem.title == "Films")
    #expect(controller.tabBarItem.title == "Films")
  }

  @Test func theEditButtonTurnsEditingOnAndOffAndSaysSo() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    #expect(button.simulateTap())
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    button.simulateTap()
    #expect(!controller.isEditing)
    #expect(button.title == "Edit")
  }

  @Test func presentingShowsAnotherControllerAboveAndDismissingTakesItAway() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.appear(in: phone, size: size)
    let sheet = Diary()
    let before = ScreenChanges.revision
    var isDone = false
    child.present(sheet, animated: true) { isDone = true }
    #expect(isDone)
    #expect(parent.presentedViewController === sheet)
    #expect(child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === parent)
    #expect(sheet.entries.last == "viewDidAppear")
    #expect(ScreenChanges.revision > before)
    sheet.dismiss(animated: true)
    #expect(parent.presentedViewController == nil)
    #expect(sheet.entries.last == "viewDidDisappear")
  }

  @Test func presentingWhilePresentingIsIgnoredAndNoted() {
    let controller = UIViewController()
    controller.appear(in: phone, size: size)
    let first = UIViewController()
    controller.present(first, animated: false)
    let rules = RuntimeIssue.collecting {
      controller.present(UIViewController(), animated: false)
      return RuntimeIssue.drain().map(\.rule)
    }
    #expect(controller.presentedViewController === first)
    #expect(rules == ["presenting-while-presenting"])
  }

  @Test func traitsComeFromTheWindowAndOverridesReachEverythingInside() {
    let controller = UIViewController()
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.userInterfaceStyle = .light
    }
    controller.appear(in: traits, size: size)
    #expect(child.traitCollection.userInterfaceIdiom == .pad)
    var seen: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (child: UIViewController, old: UITraitCollection) in
      seen = [old.userInterfaceStyle, child.traitCollection.userInterfaceStyle]
    }
    controller.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(seen == [.light, .dark])
  }
}
