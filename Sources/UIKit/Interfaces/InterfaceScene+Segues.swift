extension InterfaceScene {
  // MARK: Beginning

  /// Lets a segue be performed by what it begins at.
  func connect(segue: InterfaceElement, of object: AnyObject) {
    let perform: @MainActor (Any?) -> Void = { [weak self] in self?.perform(segue, sender: $0) }
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { perform($0.sender) }, for: event)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak item] _ in perform(item) }
    case let cell as UITableViewCell:
      let action = { [weak cell] in perform(cell) }
      if segue["trigger"] == "accessoryAction" {
        cell.accessorySegue = action
      } else {
        cell.selectionSegue = action
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [weak cell] in perform(cell) }
    case let recognizer as UIGestureRecognizer:
      let trigger = SegueTrigger { [weak recognizer] in perform(recognizer) }
      held.append(trigger)
      recognizer.addTarget(trigger, action: SegueTrigger.selector)
    default: break
    }
  }

  /// The segue of an identifier, wherever in the scene it begins.
  func segue(named identifier: String) -> InterfaceElement? {
    element.everything.first { $0.name == "segue" && $0["identifier"] == identifier }
  }

  // MARK: Performing

  /// Goes the way of a segue that something in the scene was touched for.
  func perform(_ segue: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    if let identifier = segue["identifier"],
      !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    go(segue, sender: sender)
  }

  /// Goes the way of a segue, whoever has said so.
  func go(_ words: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    if words["kind"] == "unwind" { return unwind(words, sender: sender) }
    guard let destination = destination(of: words) else {
      return RuntimeIssue.record(
        "segue-not-performed",
        "the segue '\(words["identifier"] ?? words.id ?? "")' of '\(type(of: controller))' leads to a scene"
          + " that is not here")
    }
    let segue = segue(words, to: destination, sender: sender)
    controller.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func segue(
    _ words: InterfaceElement, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let (controller, identifier) = (self.controller ?? destination, words["identifier"])
    let classes = InterfaceClasses(modules: storyboard.file?.modules ?? [])
    if let name = words["customClass"],
      let type = classes.own(name, module: words["customModule"]) as? UIStoryboardSegue.Type
    {
      return type.made(identifier: identifier, source: controller, destination: destination)
    }
    return UIStoryboardSegue(identifier: identifier, source: controller, destination: destination) {
      [weak controller] in
      switch words["kind"] {
      case "showDetail", "replace":
        controller?.showDetailViewController(destination, sender: sender)
      case "presentation", "modal", "popoverPresentation", "popover":
        if let style = words.choice("modalPresentationStyle", Self.styles) {
          destination.modalPresentationStyle = style
        }
        controller?.present(destination, animated: words.flag("animates") ?? true)
      default: controller?.show(destination, sender: sender)
      }
    }
  }

  static let styles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
  ]

  /// Fills a container with the controller that it embeds.
  func embed(_ words: InterfaceElement, in view: UIView) {
    guard let controller, let child = destination(of: words) else { return }
    let segue = UIStoryboardSegue(
      identifier: words["identifier"], source: controller, destination: child
    ) { [weak controller] in
      controller?.addChild(child)
      child.view.frame = CGRect(origin: .zero, size: view.bounds.size)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: controller)
    }
    controller.prepare(for: segue, sender: nil)
    segue.perform()
  }

  // MARK: Back

  /// Goes back to the nearest controller that has the method.
  private func unwind(_ words: InterfaceElement, sender: Any?) {
    guard let controller, let name = words["unwindAction"] else { return }
    var next = before(controller)
    while let one = next {
      _ = InterfaceMembers.members(of: one)
      let selector = Selector(name)
      if selector.method(of: one) != nil {
        let segue = UIStoryboardSegue(
          identifier: words["identifier"], source: controller, destination: one)
        controller.prepare(for: segue, sender: sender)
        selector.perform(on: one, with: [segue])
        if one.presentedViewController != nil { one.dismiss(animated: true) }
        _ = one.navigationController?.popToViewController(one, animated: true)
        return
      }
      next = before(one)
    }
  }

  /// The controller that was in front before another came.
  private func before(_ controller: UIViewController) -> UIViewController? {
    let stack = controller.navigationController?.viewControllers ?? []
    if let place = stack.firstIndex(where: { $0 === controller }), place > 0 {
      return stack[place - 1]
    }
    let below = controller.presentingViewController
    return (below as? UINavigationController)?.topViewController ?? below
  }
}

/// Performs a segue that a recognizer begins.
private final class SegueTrigger: NSObject {
  static let selector = Selector("perform", of: SegueTrigger.self) { $0.perform() }
  private let perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) {
    self.perform = perform
    super.init()
  }
}
