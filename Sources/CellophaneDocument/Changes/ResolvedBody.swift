package import CellophaneLook

/// What comes to stand in an element's place, or beside others, when an edit says so.
package struct ResolvedBody: Codable, Hashable, Sendable {
  package indirect enum Content: Codable, Hashable, Sendable {
    /// A row, with its children where it comes and without where it takes another's place.
    case row(ResolvedRow, ResolvedRowPlace)
    case section(ResolvedSection, ResolvedRowPlace)
    case supplementary(ResolvedSupplementary, ResolvedRowPlace, isFooter: Bool)
    case collection(ResolvedCollection)
    /// The bar alone.
    case bar(ResolvedNavigation)
    case toolbar(ResolvedNavigation)
    /// Elements of their own in it are kept.
    case view(ResolvedView)
    case screen(ResolvedScreen)
  }

  /// Unique in its page.
  package var name: ResolvedBodyName
  package var content: Content

  package init(name: ResolvedBodyName, content: Content) {
    self.name = name
    self.content = content
  }
}

/// A body is named after the element that it is, with its number among those of that element.
package struct ResolvedBodyName: Codable, Hashable, Sendable {
  package var element: ResolvedElement
  /// From 1.
  package var number: Int

  package init(_ element: ResolvedElement, number: Int) {
    self.element = element
    self.number = number
  }
}

/// What the markup of a row depends on beside the row: the list around it.
package struct ResolvedRowPlace: Codable, Hashable, Sendable {
  package var collection: String
  /// What the list is called; nothing where a bar says it.
  package var label: String
  package var titleBar: String?
  package var role: ResolvedCollection.Role
  package var selection: ResolvedCollection.Selection
  package var appearance: ListAppearance
  /// Whether rows stand in the groups of a compositional layout.
  package var isInGroups: Bool
  /// How many parents the row has.
  package var depth: Int

  package init(
    _ collection: ResolvedCollection, _ section: ResolvedSection? = nil, depth: Int = 0
  ) {
    self.collection = collection.name
    titleBar = collection.titleBar
    label = titleBar == nil ? collection.label : ""
    role = collection.role
    selection = collection.selection
    appearance = .plain
    isInGroups = false
    self.depth = depth
    switch section?.layout {
    case .list(let list): appearance = list.appearance
    case .compositional: isInGroups = true
    case nil: break
    }
  }

  package var child: ResolvedRowPlace {
    var copy = self
    copy.depth += 1
    copy.isInGroups = false
    return copy
  }
}

/// The bodies of a page, each once.
package struct BodyPool: Sendable {
  /// In the order in which they came.
  package private(set) var bodies: [ResolvedBody] = []
  private var places: [ResolvedBodyName: Int] = [:]
  private var known: [ResolvedBody.Content: ResolvedBodyName] = [:]
  private var counts: [ResolvedElement: Int] = [:]

  package init() {}

  /// The name of a body with this content, which is kept where there is none yet.
  package mutating func name(
    of content: ResolvedBody.Content, for element: ResolvedElement
  ) -> ResolvedBodyName {
    if let name = known[content], name.element == element { return name }
    let name = add(content, for: element)
    known[content] = name
    return name
  }

  /// Keeps a body of its own, whatever others look like.
  package mutating func add(
    _ content: ResolvedBody.Content, for element: ResolvedElement
  ) -> ResolvedBodyName {
    let number = counts[element, default: 0] + 1
    counts[element] = number
    let name = ResolvedBodyName(element, number: number)
    places[name] = bodies.count
    bodies.append(ResolvedBody(name: name, content: content))
    return name
  }

  package subscript(name: ResolvedBodyName) -> ResolvedBody.Content? {
    get { places[name].map { bodies[$0].content } }
    set {
      guard let place = places[name], let newValue else { return }
      bodies[place].content = newValue
    }
  }
}
