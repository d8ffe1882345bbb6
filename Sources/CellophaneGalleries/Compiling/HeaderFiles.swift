internal import CellophaneProjects
internal import Foundation

#if Overlay
  internal import CellophaneOverlay
#endif

/// The headers in Objective-C that a target's Swift sees, as Swift.
struct HeaderFiles {
  /// A header in Swift, before the compiler has seen it.
  struct Draft {
    /// The file that it goes to, `Note.h.swift`.
    var name: String
    var text: String
    /// What takes the place of lines that the compiler refuses, by line.
    var alternatives: [Int: [String]]
    /// The header.
    var header: String
    /// Its lines, by those of the text.
    var lines: [Int]

    /// What is to be said where some lines are others.
    func limits(_ changed: [Int: String]) -> [String] {
      let written = text.split(separator: "\n", omittingEmptySubsequences: false)
      let out = changed.filter { $0.value.isEmpty && !written[$0.key - 1].hasPrefix("import ") }
      return [
        "\(header):1: is read as Swift: what is written in Objective-C does nothing here"
      ]
        + out.sorted { $0.key < $1.key }.map { line, _ in
          let head = written[line - 1].prefix { $0 != "{" && $0 != "=" }
          return "\(header):\(lines[line - 1]): is left out, since it names what is not here: "
            + "'\(head.trimmingCharacters(in: .whitespaces))'"
        }
    }
  }

  private(set) var drafts: [Draft] = []
  private(set) var optionalMethods: Set<String> = []

  init(_ target: InventoryTarget) {
    #if Overlay
      let isAlone = target.files.sources.isEmpty
      let headers = isAlone ? Self.published(target) : Self.bridged(target)
      guard !headers.isEmpty else { return }
      let implementations = target.files.otherSources.filter { Paths.ending(of: $0) == "m" }
      let found = ObjectiveCHeaders(
        headers: headers, implementations: implementations.compactMap(Self.text),
        isPublic: isAlone)
      optionalMethods = found.optionalMethods
      for source in found.sources {
        var alternatives: [Int: [String]] = [:]
        for (number, line) in source.lines.enumerated() where !line.others.isEmpty {
          alternatives[number + 1] = line.others
        }
        drafts.append(
          Draft(
            name: "\(Paths.name(of: source.path)).swift",
            text: source.lines.map { $0.text + "\n" }.joined(), alternatives: alternatives,
            header: source.path, lines: source.lines.map(\.line)))
      }
    #endif
  }

  #if Overlay
    private static func text(_ path: String) -> String? {
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The headers that a bridging header brings, however far.
    private static func bridged(_ target: InventoryTarget) -> [(path: String, text: String)] {
      guard let first = target.bridgingHeader, let root = target.root else { return [] }
      let all = FileWalk(root).files.filter { Paths.ending(of: $0) == "h" }
      let places = Dictionary(all.map { (Paths.name(of: $0), $0) }) { first, _ in first }
      var open = [first]
      var found: [(path: String, text: String)] = []
      while let path = open.popLast() {
        guard !found.contains(where: { $0.path == path }), let text = text(path) else { continue }
        found.append((path, text))
        open += ObjectiveCHeaders.imports(of: text).compactMap { places[Paths.name(of: $0)] }
      }
      return found.sorted { $0.path < $1.path }
    }

    /// Where a module is: a pod has a folder of its own in that of all pods.
    private static func folder(of target: InventoryTarget) -> String? {
      guard let root = target.root, Paths.name(of: root) == "Pods" else { return target.root }
      let places = target.files.otherSources.filter { $0.hasPrefix(root + "/") }
        .map { String($0.dropFirst(root.count + 1).prefix { $0 != "/" }) }
      let own = Set(places).subtracting(["Target Support Files"])
      return own.count == 1 ? "\(root)/\(own.first ?? "")" : root
    }

    /// The headers of a module that is written in Objective-C.
    private static func published(_ target: InventoryTarget) -> [(path: String, text: String)] {
      guard let root = Self.folder(of: target), !target.files.otherSources.isEmpty else {
        return []
      }
      let folder = Paths.isFolder("\(root)/include") == true ? "\(root)/include" : root
      return FileWalk(folder).files.filter { Paths.ending(of: $0) == "h" }
        .compactMap { path in text(path).map { (path, $0) } }
    }
  #endif
}
