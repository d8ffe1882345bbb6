/// Makes the objects of a nib, or of a part of a storyboard, and connects them.
///
/// UIKit: an object is made and has its properties; then constraints, outlets and actions, in the order in
/// which they are written; then `awakeFromNib()` of each.
@MainActor final class InterfaceReading {
  let file: InterfaceFile
  /// The file's name, which its table of texts has too.
  let name: String
  let bundle: Bundle?
  /// Where the controller is that the objects belong to; `nil` for a nib by itself.
  let scene: InterfaceScene?
  private var objects: [String: AnyObject] = [:]
  private var parts: [(object: AnyObject, element: InterfaceElement)] = []
  /// Those that were there before.
  private var outer: Set<ObjectIdentifier> = []
  var constraints: [(view: UIView, element: InterfaceElement)] = []
  /// Containers, by the segue that fills them.
  var embeddings: [(view: UIView, segue: InterfaceElement)] = []

  init(_ file: InterfaceFile, name: String, bundle: Bundle?, scene: InterfaceScene? = nil) {
    self.file = file
    self.name = name
    self.bundle = bundle
    self.scene = scene
  }

  var classes: InterfaceClasses { InterfaceClasses(modules: file.modules) }

  // MARK: Objects

  /// What an identifier stands for: one of these objects, or one of the scene's.
  func object(_ id: String?) -> AnyObject? {
    id.flatMap { objects[$0] ?? scene?.object($0) }
  }

  /// Notes what an element has become.
  func keep(_ object: AnyObject, as element: InterfaceElement) {
    name(object, element.id)
    parts.append((object, element))
  }

  /// Lets an identifier stand for an object that has no connections of its own.
  func name(_ object: AnyObject, _ id: String?) {
    if let id { objects[id] = object }
  }

  /// Takes an object that was there before, with the connections that begin at it.
  func adopt(_ object: AnyObject, as element: InterfaceElement) {
    keep(object, as: element)
    outer.insert(ObjectIdentifier(object))
  }

  /// A view, with everything in it; `nil` where nobody here knows its class.
  func view(_ element: InterfaceElement) -> UIView? {
    let type = classes.type(of: element, UIView.self) ?? UIView.self
    return type.init(coder: InterfaceCoder(element, self))
  }

  /// Something else than a view.
  func other(_ element: InterfaceElement) -> AnyObject? {
    if element.name.hasSuffix("GestureRecognizer") { return recognizer(element) }
    guard element.name == "customObject",
      let made = classes.type(of: element, NSObject.self)?.made()
    else { return nil }
    keep(made, as: element)
    return made
  }

  private func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard let made = classes.type(of: element, UIGestureRecognizer.self)?.made() else { return nil }
    if let tap = made as? UITapGestureRecognizer {
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
    }
    keep(made, as: element)
    return made
  }

  // MARK: Connecting

  /// Connects everything that was made.
  func finish() {
    for (view, element) in constraints { constrain(view, element) }
    for (object, element) in parts { connect(object, element) }
    for (object, element) in parts { setAttributes(of: object, element) }
    scene?.remember(objects)
    for (object, _) in parts where !outer.contains(ObjectIdentifier(object)) {
      (object as? UIResponder)?.awakeFromNib()
    }
    for (view, segue) in embeddings { scene?.embed(segue, in: view) }
  }

  /// A text in the language of the page: that of the table of texts, else the one that is written.
  func text(_ element: InterfaceElement, _ key: String, as named: String? = nil) -> String? {
    guard let written = element.string(key), !written.isEmpty, let id = element.id else {
      return element.string(key)
    }
    return Localization.string(
      forKey: "\(id).\(named ?? key)", value: written, table: name, in: bundle)
  }
}
