extension PassageCheck {
  /// Lets what was left out stand where a type would go without it, with a body that stops.
  ///
  /// - Returns: The files to ask about again.
  mutating func keepNeeded(_ errors: [CompilerDiagnostic]) -> Set<String> {
    var changed: Set<String> = []
    for error in errors {
      var seen: Set<Place> = []
      var found: Set<String> = []
      for place in needed(for: error) { found.formUnion(keep(place, &seen)) }
      if !found.isEmpty { changed.formUnion(found.union([error.path])) }
    }
    // An initializer that a protocol requires is back then.
    for error in errors where error.name == "class_without_init" {
      let found = keepInitializer(for: error)
      if !found.isEmpty { changed.formUnion(found.union([error.path])) }
    }
    return changed
  }

  /// A declaration that is left out.
  private struct Place: Hashable {
    var path: String
    var out: Range<Int>
  }

  /// What an error about a whole type asks for.
  private func needed(for error: CompilerDiagnostic) -> [Place] {
    let type = error.quoted.first.map(Self.lastName)
    switch error.name {
    case "type_does_not_conform":
      let matching = left { _, kept in
        error.required.contains(kept.name) || error.required.contains(String(kept.word))
      }
      let own = matching.filter { $0.type == type }
      return (own.isEmpty ? matching : own).map(\.place)
    case "required_initializer_missing":
      guard let file = files[error.path],
        let around = file.passage(around: file.offset(of: error))
      else { return [] }
      return left { one, kept in
        kept.name == error.quoted.dropFirst().first && around.place.contains(one.passage.out)
      }.filter { $0.place.path == error.path }.map(\.place)
    default: return []
    }
  }

  /// What is left out and could stay without its body.
  private func left(
    where matches: (OpenFile.Omitted, Passage.Kept) -> Bool
  ) -> [(place: Place, type: String?)] {
    files.sorted { $0.key < $1.key }.flatMap { path, file in
      file.remaining.filter { one in file.kept(of: one).map { matches(one, $0) } ?? false }
        .map { (Place(path: path, out: $0.passage.out), $0.omission.type) }
    }
  }

  /// Lets a declaration stand: with its own body, where that is out only for want of others that can
  /// stand, or with one that stops.
  ///
  /// - Returns: The files that changed.
  private mutating func keep(_ place: Place, _ seen: inout Set<Place>) -> Set<String> {
    guard seen.insert(place).inserted,
      let one = files[place.path]?.omitted.first(where: { $0.passage.out == place.out }),
      let kept = files[place.path]?.kept(of: one)
    else { return [] }
    // As in "value of type 'Store' has no member 'count'".
    if let name = one.error.quoted.last, one.error.name != "type_does_not_conform" {
      let called = name.prefix { $0 != "(" }
      let others = left { $1.word == called }.map(\.place).filter { !seen.contains($0) }
      let found = others.reduce(into: Set<String>()) { $0.formUnion(keep($1, &seen)) }
      if !found.isEmpty {
        files[place.path]?.replace(one, by: nil)
        return found.union([place.path])
      }
    }
    var passage = Passage(
      place: one.passage.place, out: kept.body, text: "", isDeclaration: false)
    if kept.stops {
      let words = Self.words(kept.name, since: line(of: one), one)
      passage.added =
        kept.throwsAnything
        ? " throw Foundation.NSError(domain: \"Cellophane\", code: 0, userInfo: "
          + "[Foundation.NSLocalizedDescriptionKey: \"\(words)\"]) "
        : " \(Self.stop)(\"\(words)\") "
    }
    files[place.path]?.keep(one, as: passage, fails: kept.stops && kept.throwsAnything)
    return [place.path]
  }

  /// The line that keeps a declaration from compiling.
  private func line(of one: OpenFile.Omitted) -> Int {
    let inside = files[one.omission.path]?.lost(before: one.error, in: one.passage)
    return inside?.line ?? one.error.line
  }

  /// Lets a class stand whose initializers are left out: with one that nobody can call, so that code
  /// which makes one is left out too.
  ///
  /// - Returns: The files that changed.
  private mutating func keepInitializer(for error: CompilerDiagnostic) -> Set<String> {
    let type = error.quoted.first.map(Self.lastName)
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      let found = file.remaining.first {
        $0.omission.type == type && $0.passage.added.isEmpty && file.isInitializer($0)
      }
      guard let found else { continue }
      var passage = Passage(
        place: found.passage.place, out: found.passage.out, text: "", isDeclaration: true)
      passage.added = "init(_: Never) { \(Self.stop)() };"
      files[path]?.replace(found, by: passage)
      if let type { closed[type] = found.omission.cause }
      return [path]
    }
    return []
  }

  /// What stops, in the app's text.
  private static let stop = "Swift.fatalError"

  /// What is said where code gets to a body which is left out, for a literal.
  private static func words(_ name: String, since line: Int, _ one: OpenFile.Omitted) -> String {
    let words =
      "'\(name)' is left out, since line \(line) does not compile here: \(one.omission.cause)"
    return words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// A type's name without those around it and its arguments.
  private static func lastName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? name
  }
}
