private import Synchronization

extension NotificationCenter {
  /// Calls a method of an observer for every notification of a name.
  ///
  /// The observer is not kept, and need not be removed.
  ///
  /// - Parameters:
  ///   - aName: `nil` hears every name.
  ///   - anObject: Whose notifications are heard; `nil` hears everybody's.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let heard = WeakObject(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = heard.object else { return }
      aSelector.perform(on: observer, with: [notification])
    }
    SelectorObservers.add(
      SelectorObservers.Entry(
        center: WeakObject(self), observer: heard, name: aName,
        sender: anObject.map { WeakObject($0 as AnyObject) }, token: token))
  }

  /// Takes an observer away, as one of a method or as what an observer's block was given for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Takes an observer away from a name's notifications.
  ///
  /// - Parameters:
  ///   - aName: `nil` for every name.
  ///   - anObject: Whose notifications are no longer heard; `nil` for everybody's.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { $0 as AnyObject }
    for token in SelectorObservers.remove(observer, from: self, name: aName, sender: sender) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Who hears notifications by a method.
private enum SelectorObservers {
  // Never changed; the token is only handed back to its centre.
  struct Entry: @unchecked Sendable {
    var center: WeakObject
    var observer: WeakObject
    var name: NSNotification.Name?
    var sender: WeakObject?
    /// What the centre knows the entry by.
    var token: any NSObjectProtocol
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    let gone = entries.withLock { entries in
      defer { entries.append(entry) }
      return take(from: &entries) { $0.observer.object == nil || $0.center.object == nil }
    }
    for entry in gone {
      (entry.center.object as? NotificationCenter)?.removeObserver(entry.token as Any)
    }
  }

  /// - Returns: What the centre knows those by that are gone.
  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?,
    sender: AnyObject?
  ) -> [any NSObjectProtocol] {
    func isMeant(_ entry: Entry) -> Bool {
      entry.observer.object === observer && entry.center.object === center
        && (name == nil || entry.name == name)
        && (sender == nil || entry.sender?.object === sender)
    }
    // An object is let go after the lock: its end may run whatever code.
    return entries.withLock { take(from: &$0, where: isMeant) }.map(\.token)
  }

  /// Each is asked once: between two questions an observer may go.
  private static func take(
    from entries: inout [Entry], where isMeant: (Entry) -> Bool
  ) -> [Entry] {
    let place = entries.partition(by: isMeant)
    defer { entries.removeSubrange(place...) }
    return Array(entries[place...])
  }
}

/// An object that is not kept, for whatever thread.
final class WeakObject: @unchecked Sendable {
  // Set once; a weak reference may be read anywhere.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
