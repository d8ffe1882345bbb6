extension InterfaceReading {
  /// Connects what begins at an object: outlets, actions and segues.
  func connect(_ object: AnyObject, _ element: InterfaceElement) {
    var collections: [(property: String, objects: [AnyObject])] = []
    // Outlets come before what may ask for them.
    for words in element.contents("connections") {
      let destination = self.object(words["destination"])
      switch words.name {
      case "outlet":
        guard let destination, let property = words["property"] else { continue }
        setOutlet(property, of: object, to: destination)
      case "outletCollection":
        guard let destination, let property = words["property"] else { continue }
        if let place = collections.firstIndex(where: { $0.property == property }) {
          collections[place].objects.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      case "action": connect(action: words, of: object, to: destination)
      case "segue": scene?.connect(segue: words, of: object)
      default: break
      }
    }
    for (property, objects) in collections { setOutlets(property, of: object, to: objects) }
  }

  // MARK: Outlets

  private func setOutlet(_ property: String, of object: AnyObject, to value: AnyObject) {
    switch InterfaceMembers.set(property, of: object, to: [value]) {
    case .set: return
    case .refused: note(property, of: object, "takes no '\(type(of: value))'")
    case .unknown:
      if !setKnown(property, of: object, to: value) {
        note(property, of: object, "is not known by this name here")
      }
    }
  }

  private func setOutlets(_ property: String, of object: AnyObject, to values: [AnyObject]) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in values {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    let typed: [Any] = [
      values.compactMap { $0 as? UILabel }, values.compactMap { $0 as? UIButton },
      values.compactMap { $0 as? UIImageView }, values.compactMap { $0 as? UITextField },
      values.compactMap { $0 as? UIView }, values.compactMap { $0 as? NSLayoutConstraint },
    ].filter { ($0 as? [AnyObject])?.count == values.count }
    if InterfaceMembers.set(property, of: object, to: typed) != .set {
      note(property, of: object, "takes none of these objects")
    }
  }

  private func note(_ property: String, of object: AnyObject, _ what: String) {
    RuntimeIssue.record(
      "outlet-not-set",
      "the outlet '\(property)' of '\(type(of: object))' \(what); it stays as it is")
  }

  /// The outlets of UIKit's own classes.
  private func setKnown(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (property, object) {
    case ("view", let one as UIViewController): one.view = value as? UIView
    case ("dataSource", let one as UITableView):
      one.dataSource = value as? any UITableViewDataSource
    case ("delegate", let one as UITableView): one.delegate = value as? any UITableViewDelegate
    case ("prefetchDataSource", let one as UITableView):
      one.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case ("dataSource", let one as UICollectionView):
      one.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let one as UICollectionView):
      one.delegate = value as? any UICollectionViewDelegate
    case ("prefetchDataSource", let one as UICollectionView):
      one.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case ("delegate", let one as UITextView): one.delegate = value as? any UITextViewDelegate
    case ("delegate", let one as UIScrollView): one.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let one as UITextField): one.delegate = value as? any UITextFieldDelegate
    case ("delegate", let one as UISearchBar): one.delegate = value as? any UISearchBarDelegate
    case ("dataSource", let one as UIPickerView):
      one.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let one as UIPickerView): one.delegate = value as? any UIPickerViewDelegate
    case ("delegate", let one as UITabBarController):
      one.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let one as UINavigationController):
      one.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let one as UIGestureRecognizer):
      one.delegate = value as? any UIGestureRecognizerDelegate
    case ("accessoryView", let one as UITableViewCell): one.accessoryView = value as? UIView
    case ("backgroundView", let one as UITableViewCell): one.backgroundView = value as? UIView
    case ("selectedBackgroundView", let one as UITableViewCell):
      one.selectedBackgroundView = value as? UIView
    case ("backgroundView", let one as UICollectionViewCell): one.backgroundView = value as? UIView
    case ("selectedBackgroundView", let one as UICollectionViewCell):
      one.selectedBackgroundView = value as? UIView
    case ("backgroundView", let one as UITableView): one.backgroundView = value as? UIView
    case ("backgroundView", let one as UICollectionView): one.backgroundView = value as? UIView
    case ("collectionView", let one as UICollectionViewController):
      one.collectionView = value as? UICollectionView
    case ("tableView", let one as UITableViewController): one.tableView = value as? UITableView
    case ("inputView", let one as UITextField): one.inputView = value as? UIView
    case ("inputAccessoryView", let one as UITextField): one.inputAccessoryView = value as? UIView
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func connect(
    action words: InterfaceElement, of object: AnyObject, to destination: AnyObject?
  ) {
    guard let name = words["selector"] else { return }
    if let destination { _ = InterfaceMembers.members(of: destination) }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(
        destination, action: selector, for: Self.event(words["eventType"], of: control))
    case let item as UIBarButtonItem:
      item.target = destination
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let destination { recognizer.addTarget(destination, action: selector) }
    default: break
    }
  }

  private static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
    let events: KeyValuePairs<String, UIControl.Event> = [
      "touchDown": .touchDown, "touchUpInside": .touchUpInside,
      "touchUpOutside": .touchUpOutside, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    return events.first { $0.key == name }?.value
      ?? (control is UIButton ? .touchUpInside : .valueChanged)
  }

  // MARK: Attributes

  /// Sets the properties that an author has given values for by their key paths.
  func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for words in element.contents("userDefinedRuntimeAttributes") {
      guard let path = words["keyPath"] else { continue }
      let values = values(of: words)
      guard !values.isEmpty else { continue }
      if InterfaceMembers.set(path, of: object, to: values) == .set { continue }
      guard let view = object as? UIView, setLayer(path, of: view, to: values[0]) else {
        note(path, of: object, "is not known by this name here, or has another type")
        continue
      }
    }
  }

  /// A value in the types that a property may have.
  private func values(of words: InterfaceElement) -> [Any] {
    switch words["type"] {
    case "boolean": return [words.flag("value") ?? false]
    case "string", "localizedString": return [words.string("value") ?? ""]
    case "color": return color(words, "value").map { [$0] } ?? []
    case "image": return image(words, "value").map { [$0] } ?? []
    case "point": return words.point("value").map { [$0] } ?? []
    case "size": return words.size("value").map { [$0] } ?? []
    case "rect": return words.rect("value").map { [$0] } ?? []
    default:
      guard let number = words.value("value")?.number("value") else { return [] }
      return [number, Double(number), Float(number), Int(number), NSNumber(value: Double(number))]
    }
  }

  private func setLayer(_ path: String, of view: UIView, to value: Any) -> Bool {
    let number = value as? CGFloat
    // What an extension of UIKit's class calls as its layer does is the layer's.
    switch path.hasPrefix("layer.") || path == "clipsToBounds" ? path : "layer.\(path)" {
    case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
    case "layer.borderWidth": view.layer.borderWidth = number ?? 0
    case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = value as? Bool ?? false
    case "layer.borderColor": view.layer.borderColor = (value as? UIColor)?.cgColor
    case "layer.shadowRadius": view.layer.shadowRadius = number ?? 0
    case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
    default: return false
    }
    return true
  }
}
