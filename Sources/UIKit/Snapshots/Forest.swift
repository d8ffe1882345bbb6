/// The parents, children and expansion of an outline's items, in slots only.
///
/// It knows no identifiers, so that one compiled copy serves every kind of them. Children are
/// chains of links, so that adding one costs the same wherever it goes; the depth-first order is
/// worked out when somebody first asks for it. The number -1 stands for no node, and as a parent
/// for the root that all roots hang from.
@usableFromInline
struct Forest: Sendable {
  struct Node: Sendable {
    var parent = -1
    var first = -1
    var last = -1
    var previous = -1
    var next = -1
    var isExpanded = false
  }

  /// The depth-first order: the slots in it, and the place in it of each slot.
  @usableFromInline
  struct Order: Sendable {
    @usableFromInline var slots: [Int]
    @usableFromInline var places: [Int]
  }

  /// Where nodes go.
  @usableFromInline
  enum Destination {
    case start(parent: Int)
    case end(parent: Int)
    case before(Int)
    case after(Int)
  }

  private var root = Node()
  private var nodes: [Node] = []
  private var remembered = Remembered<Order>()

  @usableFromInline
  init() {}

  @usableFromInline
  var count: Int { nodes.count }

  private(set) subscript(slot: Int) -> Node {
    get { slot < 0 ? root : nodes[slot] }
    _modify {
      if slot < 0 {
        yield &root
      } else {
        yield &nodes[slot]
      }
    }
  }

  // MARK: Questions

  @usableFromInline
  func parent(of slot: Int) -> Int { nodes[slot].parent }

  @usableFromInline
  func previous(of slot: Int) -> Int { nodes[slot].previous }

  @usableFromInline
  func isExpanded(_ slot: Int) -> Bool { nodes[slot].isExpanded }

  @usableFromInline
  func hasChildren(_ slot: Int) -> Bool { self[slot].first >= 0 }

  /// The children of a node, or the roots for -1, in order.
  @usableFromInline
  func children(of slot: Int) -> [Int] {
    var found: [Int] = []
    var child = self[slot].first
    while child >= 0 {
      found.append(child)
      child = nodes[child].next
    }
    return found
  }

  /// How many ancestors a node has.
  @usableFromInline
  func level(of slot: Int) -> Int {
    var level = 0
    var parent = nodes[slot].parent
    while parent >= 0 {
      level += 1
      parent = nodes[parent].parent
    }
    return level
  }

  /// Whether all ancestors of a node are expanded.
  @usableFromInline
  func isVisible(_ slot: Int) -> Bool {
    var parent = nodes[slot].parent
    while parent >= 0 {
      guard nodes[parent].isExpanded else { return false }
      parent = nodes[parent].parent
    }
    return true
  }

  /// All nodes, depth first.
  @usableFromInline
  var order: Order {
    remembered.value {
      let slots = walk(below: -1) { _ in true }
      var places = [Int](repeating: 0, count: slots.count)
      for place in slots.indices { places[slots[place]] = place }
      return Order(slots: slots, places: places)
    }
  }

  /// The nodes all of whose ancestors are expanded, depth first.
  @usableFromInline
  var visible: [Int] { walk(below: -1) { nodes[$0].isExpanded } }

  /// The nodes below one, or all for -1, depth first.
  @usableFromInline
  func descendants(of slot: Int) -> [Int] { walk(below: slot) { _ in true } }

  private func walk(below top: Int, entering: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    if top < 0 { found.reserveCapacity(nodes.count) }
    var node = self[top].first
    while node >= 0 {
      found.append(node)
      if nodes[node].first >= 0, entering(node) {
        node = nodes[node].first
        continue
      }
      while node != top, nodes[node].next < 0 {
        node = nodes[node].parent
        if node < 0 || node == top { return found }
      }
      node = nodes[node].next
    }
    return found
  }

  // MARK: Changes

  @usableFromInline
  mutating func setExpanded(_ slot: Int, _ isExpanded: Bool) { nodes[slot].isExpanded = isExpanded }

  /// Adds childless nodes, which have the next slots.
  @usableFromInline
  mutating func insert(_ count: Int, at destination: Destination) {
    Remembered.forget(&remembered)
    let (parent, first) = resolved(destination)
    var previous = first
    for slot in nodes.count..<nodes.count + count {
      nodes.append(Node())
      link(slot, parent: parent, after: previous)
      previous = slot
    }
  }

  /// Adds a copy of another forest, whose nodes get the next slots in depth-first order.
  @usableFromInline
  mutating func insert(_ other: Forest, at destination: Destination) {
    Remembered.forget(&remembered)
    let (parent, previous) = resolved(destination)
    let first = nodes.count
    let order = other.order
    var lastRoot = previous
    nodes.append(contentsOf: repeatElement(Node(), count: order.slots.count))
    for (place, theirs) in order.slots.enumerated() {
      let slot = first + place
      let node = other.nodes[theirs]
      nodes[slot].isExpanded = node.isExpanded
      if node.parent < 0 {
        link(slot, parent: parent, after: lastRoot)
        lastRoot = slot
      } else {
        let mapped = first + order.places[node.parent]
        link(slot, parent: mapped, after: nodes[mapped].last)
      }
    }
  }

  /// Gives a detached node, with everything below it, a place that is not below it.
  mutating func attach(_ slot: Int, _ destination: Destination) {
    Remembered.forget(&remembered)
    let (parent, previous) = resolved(destination)
    link(slot, parent: parent, after: previous)
  }

  /// Takes a node with everything below it from its parent.
  mutating func detach(_ slot: Int) {
    Remembered.forget(&remembered)
    unlink(slot)
  }

  /// Removes nodes given once each, together with all nodes below them, from the highest down.
  @usableFromInline
  mutating func remove(descending slots: [Int]) {
    Remembered.forget(&remembered)
    for slot in slots { unlink(slot) }
    for slot in slots {
      let last = nodes.count - 1
      if slot != last { relocate(last, to: slot) }
      nodes.removeLast()
    }
  }

  private func resolved(_ destination: Destination) -> (parent: Int, previous: Int) {
    switch destination {
    case .start(let parent): (parent, -1)
    case .end(let parent): (parent, self[parent].last)
    case .before(let slot): (nodes[slot].parent, nodes[slot].previous)
    case .after(let slot): (nodes[slot].parent, slot)
    }
  }

  private mutating func link(_ slot: Int, parent: Int, after previous: Int) {
    let next = previous >= 0 ? nodes[previous].next : self[parent].first
    nodes[slot].parent = parent
    nodes[slot].previous = previous
    nodes[slot].next = next
    if previous >= 0 { nodes[previous].next = slot } else { self[parent].first = slot }
    if next >= 0 { nodes[next].previous = slot } else { self[parent].last = slot }
  }

  private mutating func unlink(_ slot: Int) {
    let node = nodes[slot]
    if node.previous >= 0 {
      nodes[node.previous].next = node.next
    } else if self[node.parent].first == slot {
      self[node.parent].first = node.next
    }
    if node.next >= 0 {
      nodes[node.next].previous = node.previous
    } else if self[node.parent].last == slot {
      self[node.parent].last = node.previous
    }
    nodes[slot].parent = -1
    nodes[slot].previous = -1
    nodes[slot].next = -1
  }

  private mutating func relocate(_ old: Int, to slot: Int) {
    let node = nodes[old]
    nodes[slot] = node
    if node.previous >= 0 {
      nodes[node.previous].next = slot
    } else if self[node.parent].first == old {
      self[node.parent].first = slot
    }
    if node.next >= 0 {
      nodes[node.next].previous = slot
    } else if self[node.parent].last == old {
      self[node.parent].last = slot
    }
    var child = node.first
    while child >= 0 {
      nodes[child].parent = slot
      child = nodes[child].next
    }
  }

  /// Whether every node is reached once and links back to where it was reached from.
  var isConsistent: Bool {
    let order = descendants(of: -1)
    guard order.count == nodes.count, Set(order).count == nodes.count else { return false }
    return ([-1] + order).allSatisfy { slot in
      let children = children(of: slot)
      return self[slot].last == children.last ?? -1
        && zip(children, [-1] + children).allSatisfy {
          nodes[$0].parent == slot && nodes[$0].previous == $1
        }
    }
  }
}
