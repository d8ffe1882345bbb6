internal import CellophaneDocument

/// Gives names, each once: the one that is wished, or that with the first number which makes it new.
///
/// It counts what is written, not what it is made of: `C` and `C++` are both `c`, so that the second
/// is `c-2`.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The number that was given last, by wish: many wish the same.
  private var numbers: [String: Int] = [:]

  mutating func name(_ wish: String) -> String { stem(wish, endings: [""]) }

  /// A stem whose names, one for each ending, are all new.
  mutating func stem(_ wish: String, endings: [String]) -> String {
    var number = numbers[wish, default: 1]
    var stem = number == 1 ? wish : "\(wish)-\(number)"
    while endings.contains(where: { taken.contains(stem + $0) }) {
      number += 1
      stem = "\(wish)-\(number)"
    }
    numbers[wish] = number
    taken.formUnion(endings.map { stem + $0 })
    return stem
  }

  /// Names the views on the edges of a collection and of its sections.
  ///
  /// What a section's are called depends on the names of the others and not on their order, so that
  /// a section that moves takes its header along.
  mutating func nameEdges(of collection: inout ResolvedCollection) {
    let sections = collection.sections
    let named = sections.indices.filter {
      sections[$0].header != nil || sections[$0].footer != nil
    }
    for index in named.sorted(by: { sections[$0].name < sections[$1].name }) {
      let part = idName(of: sections[index].name)
      let stem = stem(
        "\(collection.name)-\(part.isEmpty ? "section" : part)", endings: ["-header", "-footer"])
      collection.sections[index].header?.name = stem + "-header"
      collection.sections[index].footer?.name = stem + "-footer"
    }
    for index in collection.supplementaries.indices {
      let part = idName(of: collection.supplementaries[index].kind)
      collection.supplementaries[index].name =
        name("\(collection.name)-\(part.isEmpty ? "section" : part)")
    }
    nameControls(on: &collection)
  }

  /// Names the controls on the edges of a collection, each after what it is in.
  private mutating func nameControls(on collection: inout ResolvedCollection) {
    for index in collection.supplementaries.indices {
      nameControls(in: &collection.supplementaries[index])
    }
    for index in collection.sections.indices {
      for part in [\ResolvedSection.header, \ResolvedSection.footer] {
        guard var edge = collection.sections[index][keyPath: part] else { continue }
        nameControls(in: &edge)
        collection.sections[index][keyPath: part] = edge
      }
    }
    if var view = collection.backgroundView {
      view.forEachControl { $0.name = name(collection.name + "-control") }
      collection.backgroundView = view
    }
  }

  private mutating func nameControls(in edge: inout ResolvedSupplementary) {
    let stem = edge.name + "-control"
    edge.cell.forEachControl { _, control in control.name = name(stem) }
  }
}

extension String {
  /// How many bytes a name has at most: paths and texts of a few lines stay as they are.
  private static let nameLimit = 512

  /// A name stands in a page several times: of a long text, its beginning and a digest do.
  var shortenedName: String {
    guard utf8.count > Self.nameLimit else { return self }
    var start = utf8.index(startIndex, offsetBy: 64)
    while start.samePosition(in: unicodeScalars) == nil { start = utf8.index(before: start) }
    return self[..<start] + "…" + ContentDigest(utf8).description
  }
}
