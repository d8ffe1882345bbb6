extension EditWriter {
  mutating func compare(_ old: ResolvedCollection, _ new: ResolvedCollection) -> Bool {
    if old == new { return true }
    guard old.name == new.name else { return false }
    guard old.hasSameFrame(as: new) else {
      put(.collection(new), as: .collection(new.name))
      return true
    }
    for (old, new) in zip(old.supplementaries, new.supplementaries) where old != new {
      put(
        .supplementary(new, ResolvedRowPlace(old: new), isFooter: false),
        as: .supplementary(new.name))
    }
    compareSections(old, new)
    return true
  }

  private mutating func compareSections(_ old: ResolvedCollection, _ new: ResolvedCollection) {
    let order = Order(old.sections.map(\.name), new.sections.map(\.name))
    let before = Dictionary(old.sections.map { ($0.name, $0) }) { first, _ in first }
    for name in order.deleted {
      deletions.append(.remove(.section(collection: new.name, section: name)))
      summary.deletedSections += 1
    }
    var previous: ResolvedElement?
    for section in new.sections {
      let element = ResolvedElement.section(collection: new.name, section: section.name)
      if let known = before[section.name] {
        if order.moved.contains(section.name) {
          edits.append(.move(element, in: .collection(new.name), after: previous))
          summary.movedSections += 1
        }
        compare(known, section, in: new)
      } else {
        let body = bodies.name(
          of: .section(section, ResolvedRowPlace(new, section)), for: element)
        edits.append(.insert(body, in: .collection(new.name), after: previous))
        summary.insertedSections += 1
      }
      previous = element
    }
  }

  private mutating func compare(
    _ old: ResolvedSection, _ new: ResolvedSection, in collection: ResolvedCollection
  ) {
    if old == new { return }
    let place = ResolvedRowPlace(collection, new)
    guard old.hasSameFrame(as: new) else {
      let element = ResolvedElement.section(collection: collection.name, section: new.name)
      replacements.append(.replace(bodies.name(of: .section(new, place), for: element)))
      summary.changesSurroundings = true
      return
    }
    if let header = new.header, header != old.header {
      put(.supplementary(header, place, isFooter: false), as: .supplementary(header.name))
    }
    if let footer = new.footer, footer != old.footer {
      put(.supplementary(footer, place, isFooter: true), as: .supplementary(footer.name))
    }
    compare(
      old.rows, new.rows, in: .section(collection: collection.name, section: new.name), place)
  }
}

extension ResolvedCollection {
  /// Whether it differs at most in its sections and in what its supplementaries show.
  fileprivate func hasSameFrame(as other: ResolvedCollection) -> Bool {
    var (mine, others) = (self, other)
    if titleBar != nil { mine.label = other.label }
    mine.sections = []
    others.sections = []
    guard mine.supplementaries.map(\.name) == others.supplementaries.map(\.name) else {
      return false
    }
    mine.supplementaries = []
    others.supplementaries = []
    return mine == others && Set(sections.map(\.name)).count == sections.count
      && Set(other.sections.map(\.name)).count == other.sections.count
  }
}

extension ResolvedSection {
  /// Whether it differs at most in its rows and in what its header and footer show.
  fileprivate func hasSameFrame(as other: ResolvedSection) -> Bool {
    layout == other.layout && header?.name == other.header?.name
      && footer?.name == other.footer?.name && header?.edge == other.header?.edge
      && header?.pins == other.header?.pins
  }
}

extension ResolvedRowPlace {
  /// The place of what stands on the collection's own edge.
  fileprivate init(old supplementary: ResolvedSupplementary) {
    self.init(
      ResolvedCollection(
        name: supplementary.name, label: "", role: .list, selection: .none, sections: []))
  }
}
