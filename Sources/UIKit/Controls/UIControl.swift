/// A view that a person operates.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What the events lead to, in the order in which it was added.
  var handlers: [Handler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control that does something when it is operated.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether it can be operated.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether it is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Where the contents lie across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the contents lie downwards.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether the menu opens on a tap instead of a long press.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false
  /// Words that a pointer shows.
  open var toolTip: String? {
    didSet { SetPlaces.note("toolTip", of: self) }
  }
  /// Always `false`: no page has touches of UIKit's.
  open var isTracking: Bool { false }
  /// Always `false`: no page has touches of UIKit's.
  open var isTouchInside: Bool { false }

  /// Called by nothing here: no page has touches of UIKit's.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called by nothing here: no page has touches of UIKit's.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called by nothing here: no page has touches of UIKit's.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called by nothing here: no page has touches of UIKit's.
  open func cancelTracking(with event: UIEvent?) {}
  /// Where the menu hangs; asked by nothing here, as a page places its menus.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The flags that are set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action for events; the one with the same identifier gives way.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(act: .action(action), events: controlEvents))
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action away from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action?.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls a method with this control as its sender.
  ///
  /// - Parameter target: `nil` is the first of the responders that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Does what the events lead to, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.act {
      case .action(let action): sendAction(action)
      case .method(let selector, nil): sendAction(selector, to: nil, for: nil)
      case .method(let selector, let target?):
        if let target = target.object { sendAction(selector, to: target, for: nil) }
      }
    }
  }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Visits actions and methods in the order in which they were added.
  open func enumerateEventHandlers(
    _ iterator: (
      UIAction?, (target: Any?, action: Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.act {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .method(let selector, let target):
        iterator(nil, (target?.object, selector), handler.events, &stop)
      }
    }
  }

  /// Called when a flag of `state` has changed.
  func stateDidChange() {}

  /// Whether operating the control would do something.
  package var hasActions: Bool { handlers.contains(where: \.isAlive) }

  /// Does what a tap does, unless the control is disabled.
  package func simulateTap() {
    guard isEnabled else { return }
    sendActions(for: [.touchDown])
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
