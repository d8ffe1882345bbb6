import CellophaneDocument
import CellophaneLook

/// A tree of elements on which edits are played as a page plays them.
struct EditPlayer {
  /// What the page shows of an element: what it is, and what is in it.
  final class Node {
    let element: ResolvedElement
    var content: [String]
    var children: [Node]

    init(_ element: ResolvedElement, _ content: [String], _ children: [Node] = []) {
      self.element = element
      self.content = content
      self.children = children
    }

    var lines: [String] { content + children.flatMap { $0.lines.map { "  " + $0 } } }
  }

  var root: Node
  let bodies: BodyPool

  init(_ collection: ResolvedCollection, _ bodies: BodyPool) {
    root = Self.node(collection)
    self.bodies = bodies
  }

  var lines: [String] { root.lines }

  static func node(_ collection: ResolvedCollection) -> Node {
    Node(
      .collection(collection.name), [collection.name],
      collection.sections.map { node($0, collection.name) })
  }

  private static func node(_ section: ResolvedSection, _ collection: String) -> Node {
    Node(
      .section(collection: collection, section: section.name), ["section \(section.name)"],
      section.rows.map { node($0, collection) })
  }

  private static func node(_ row: ResolvedRow, _ collection: String) -> Node {
    let isOpen = row.expansion.map { $0.isExpanded ? "open" : "closed" } ?? "leaf"
    return Node(
      .row(collection: collection, row: row.name),
      ["\(row.name): \(row.words.text ?? "")", isOpen, row.isSelected ? "selected" : ""],
      row.children.map { node($0, collection) })
  }

  mutating func play(_ edits: [ResolvedEdit]) {
    for edit in edits { play(edit) }
  }

  private mutating func play(_ edit: ResolvedEdit) {
    switch edit {
    case .delete(let collection, let row): take(.row(collection: collection, row: row))
    case .remove(let element): take(element)
    case .expand(let collection, let row): find(collection, row)?.content[1] = "open"
    case .collapse(let collection, let row): find(collection, row)?.content[1] = "closed"
    case .select(let collection, let row): find(collection, row)?.content[2] = "selected"
    case .deselect(let collection, let row): find(collection, row)?.content[2] = ""
    case .replace(let name): replace(name)
    case .insert(let name, let parent, let previous):
      if let node = body(name) { put(node, in: parent, after: previous) }
    case .move(let element, let parent, let previous):
      if let node = take(element) { put(node, in: parent, after: previous) }
    default: break
    }
  }

  private func body(_ name: ResolvedBodyName) -> Node? {
    switch bodies[name] {
    case .row(let row, let place): Self.node(row, place.collection)
    case .section(let section, let place): Self.node(section, place.collection)
    case .collection(let collection): Self.node(collection)
    default: nil
    }
  }

  private mutating func replace(_ name: ResolvedBodyName) {
    guard let node = body(name) else { return }
    if name.element == root.element { return root = node }
    guard let parent = parent(of: name.element, in: root),
      let index = parent.children.firstIndex(where: { $0.element == name.element })
    else { return }
    if case .row = name.element {
      let old = parent.children[index]
      node.children = old.children
      if node.content[1] != "leaf", old.content[1] != "leaf" { node.content[1] = old.content[1] }
      node.content[2] = old.content[2]
    }
    parent.children[index] = node
  }

  @discardableResult private func take(_ element: ResolvedElement) -> Node? {
    guard let parent = parent(of: element, in: root),
      let index = parent.children.firstIndex(where: { $0.element == element })
    else { return nil }
    return parent.children.remove(at: index)
  }

  private func put(_ node: Node, in parent: ResolvedElement, after previous: ResolvedElement?) {
    guard let parent = find(parent, in: root) else { return }
    let index = previous.flatMap { previous in
      parent.children.firstIndex { $0.element == previous }.map { $0 + 1 }
    }
    parent.children.insert(node, at: index ?? 0)
  }

  private func find(_ collection: String, _ row: String) -> Node? {
    find(.row(collection: collection, row: row), in: root)
  }

  private func find(_ element: ResolvedElement, in node: Node) -> Node? {
    if node.element == element { return node }
    return node.children.lazy.compactMap { find(element, in: $0) }.first
  }

  private func parent(of element: ResolvedElement, in node: Node) -> Node? {
    if node.children.contains(where: { $0.element == element }) { return node }
    return node.children.lazy.compactMap { parent(of: element, in: $0) }.first
  }
}
