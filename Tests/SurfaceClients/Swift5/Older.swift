import UIKit

/// What apps say that have grown over years.
class OlderController: UITableViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .required - 1
    box.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    tableView.sectionIndexTrackingBackgroundColor = .systemGray
    tableView.reloadSectionIndexTitles()
    let section = tableView.rect(forSection: 0)
    let row = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    box.frame = section.union(row).union(tableView.rectForHeader(inSection: 0))
    let stretched = UIImage(named: "Bubble")?.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    box.layer.contents = stretched?.cgImage
    box.layer.contentsGravity = .resizeAspectFill
    let top = box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([width, top])
    let place = box.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
    box.center = box.convert(place, to: view)
    let task = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
    UIApplication.shared.endBackgroundTask(task)
    view.window?.windowLevel = .alert + 1
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    tilt.minimumRelativeValue = -10
    view.addMotionEffect(tilt)
    UIDevice.current.playInputClick()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: nil, target: nil, action: nil, menu: UIMenu(title: "More"))
    UIView.transition(with: box, duration: 1, options: [.transitionFlipFromTop], animations: {})
    NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
    ) { _ in }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let controller = segue.destination as? OlderController, segue.identifier == "again" {
      controller.title = title
    }
  }

  func next() -> UIViewController? {
    let story = storyboard ?? UIStoryboard(name: "Main", bundle: nil)
    guard title != nil else { return story.instantiateInitialViewController() }
    let again = story.instantiateViewController(withIdentifier: "again") as? OlderController
    return again
      ?? story.instantiateViewController(identifier: "first") { OlderController(coder: $0) }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "never"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "again", sender: tableView.cellForRow(at: indexPath))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key?.keyCode == .keyboardReturnOrEnter {
      dismiss(animated: true)
    }
    super.pressesBegan(presses, with: event)
  }

  func copyEverything(from responder: UIResponderStandardEditActions) {
    responder.selectAll(nil)
    responder.copy(nil)
  }
}
