extension UIControl {
  /// Something that events lead to.
  struct Handler {
    enum Act {
      case action(UIAction)
      /// A method of an object that is not kept; one of the responders where it is `nil`.
      case method(Selector, of: WeakObject?)
    }

    var act: Act
    var events: Event

    /// Whether it would still be done.
    var isAlive: Bool {
      if case .method(_, let target?) = act { return target.object != nil }
      return true
    }

    var action: UIAction? {
      if case .action(let action) = act { return action }
      return nil
    }

    func calls(_ selector: Selector?, of target: AnyObject?) -> Bool {
      guard case .method(let own, let kept) = act, selector == nil || selector == own else {
        return false
      }
      return target == nil ? selector == nil || kept == nil : kept?.object === target
    }
  }

  /// Calls a method of an object at events.
  ///
  /// - Parameters:
  ///   - target: Not kept; `nil` is the first of the responders that has the method.
  ///   - action: A method without parameters, or with the control, and the event after it.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for index in handlers.indices
    where handlers[index].calls(action, of: target) && handlers[index].isAlive {
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(
      Handler(act: .method(action, of: target.map(WeakObject.init)), events: controlEvents))
  }

  /// No longer calls a method of an object at events.
  ///
  /// - Parameters:
  ///   - target: `nil` is all of them, where no method is named.
  ///   - action: `nil` is all of them.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for index in handlers.indices where handlers[index].calls(action, of: target) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The objects whose methods are called; `NSNull` stands for the responders.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      guard case .method(_, let target) = handler.act else { continue }
      if target == nil {
        targets.insert(NSNull())
      } else if let object = target?.object as? NSObject {
        targets.insert(object)
      }
    }
    return targets
  }

  /// The names of the methods of an object that an event calls; `nil` where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard case .method(let selector, let kept) = handler.act, kept?.object === target,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }
}
