import UIKit

extension Notification.Name {
  static let saved = Notification.Name("saved")
}

/// Does what apps do with selectors, and shows what came of it.
final class ChecksController: UIViewController {
  private final class Model: NSObject {
    var log: [String] = []
    var title = "Title"

    @objc func answer() -> NSString { NSString(string: "answered") }
    @objc func heard(_ notification: Notification) {
      log.append("\(notification.name.rawValue) \(notification.userInfo?["by"] ?? "nobody")")
    }
    @objc func heardOld(_ notification: NSNotification) {
      log.append("old \(notification.name.rawValue)")
    }
    @objc func fired(_ timer: Timer) {
      log.append("fired \(timer.userInfo ?? "without values")")
      timer.invalidate()
    }
    @objc func later(_ word: Any?) { log.append("later \(word ?? "nothing")") }
    @objc func turned(sender: UISwitch) { log.append("turned \(sender.isOn)") }
    @objc func pair(_ first: String, second: String) { log.append("\(first)+\(second)") }
    @objc func pair(_ first: String) { log.append("one \(first)") }
    @objc class func ofClass() {}
  }

  private class Box<Content>: NSObject {
    var content: Content
    var opened = 0
    init(_ content: Content) { self.content = content }
    @objc func open() { opened += 1 }
    func make() -> UIButton {
      let button = UIButton()
      button.addTarget(self, action: #selector(open), for: .touchUpInside)
      return button
    }
  }

  private let model = Model()
  private let other: Selector = #selector(ChecksController.close)
  private let label = UILabel()
  private lazy var box = Box(1)

  @objc func close() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.text = lines().joined(separator: "; ")
    label.frame = view.bounds
    view.addSubview(label)
  }

  @objc private func doubled(_ sender: UITapGestureRecognizer) {
    model.log.append("tapped \(sender.state == .ended)")
  }

  private func lines() -> [String] {
    let center = NotificationCenter.default
    center.addObserver(model, selector: #selector(Model.heard(_:)), name: .saved, object: nil)
    center.addObserver(model, selector: #selector(Model.heardOld), name: .saved, object: nil)
    center.post(name: .saved, object: nil, userInfo: ["by": "me"])
    center.removeObserver(model, name: .saved, object: nil)
    center.post(name: .saved, object: nil)

    model.perform(#selector(Model.later(_:)), with: "now")
    model.perform(#selector(Model.pair(_:second:)), with: "a", with: "b")
    model.perform(#selector(Model.pair(_:) as (Model) -> (String) -> Void), with: "c")
    let answer = model.perform(#selector(model.answer))?.takeUnretainedValue() as? NSString
    let title =
      model.perform(#selector(getter: Model.title))?.takeUnretainedValue() as? String
    model.perform(#selector(setter: Model.title), with: "New")

    let turner = UISwitch()
    turner.addTarget(model, action: #selector(Model.turned), for: .valueChanged)
    turner.isOn = true
    turner.sendActions(for: .valueChanged)
    turner.removeTarget(model, action: nil, for: .allEvents)
    turner.sendActions(for: .valueChanged)
    box.make().sendActions(for: .touchUpInside)

    let closes = UIKeyCommand(input: "w", modifierFlags: .command, action: #selector(close))
    var facts = [
      "equal \(#selector(close) == other)", "named \(NSStringFromSelector(closes.action))",
      "responds \(model.responds(to: #selector(Model.later(_:))))",
      "does not \(model.responds(to: #selector(close)))",
      "can \(canPerformAction(closes.action, withSender: nil))",
      "answer \(answer ?? "none")", "title \(title ?? "none") then \(model.title)",
      "opened \(box.opened)",
      "chain \(UIApplication.shared.sendAction(other, to: nil, from: self, for: nil))",
      "hides \(UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))",
    ]
    let gesture = UITapGestureRecognizer(target: self, action: #selector(doubled(_:)))
    view.addGestureRecognizer(gesture)
    facts += model.log
    model.log = []
    model.perform(#selector(Model.later(_:)), with: "in a moment", afterDelay: 0.3)
    model.perform(#selector(Model.later(_:)), with: "never", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(
      withTarget: model, selector: #selector(Model.later(_:)), object: "never")
    Timer.scheduledTimer(
      timeInterval: 0.5, target: model, selector: #selector(Model.fired(_:)), userInfo: "values",
      repeats: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [self] in
      label.text = (label.text ?? "") + "; " + model.log.joined(separator: "; ")
    }
    return facts
  }
}

#Preview("Checks") {
  ChecksController()
}
