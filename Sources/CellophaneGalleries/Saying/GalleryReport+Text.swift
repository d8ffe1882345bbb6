internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

extension GalleryReport {
  /// The report for people: how much is in, what is out by cause, what is not shown.
  package var text: String {
    var lines = [
      "\(path), target \(target): \(Self.share(compilingCount, of: fileCount)), "
        + (partialCount == 0 ? "" : "\(partialCount) of them without some lines, ")
        + Self.count(shown.count, "preview")
    ]
    let groups = [AppStart.group, "Previews", "Screens", Candidate.madeUpScreens, "Cells", "Views"]
    let counts = groups.compactMap { group -> String? in
      let count = shown.count { $0.group == group }
      return count == 0 ? nil : "\(group.lowercased()) \(count)"
    }
    if !counts.isEmpty { lines.append("  shown: \(counts.joined(separator: ", "))") }
    lines += aims
    for module in ownModules where !module.leftOut.isEmpty { lines += Self.lines(of: module) }
    for module in ownModules where !module.omissions.isEmpty {
      lines += Self.omissionLines(of: module)
    }
    lines += packageLines
    lines += notShownLines
    if !limits.isEmpty {
      lines += ["", "less than on a device: \(Self.count(limits.count, "place"))"]
      lines += Self.some(limits.map { "  \($0)" })
    }
    if !notes.isEmpty { lines += [""] + notes }
    // As a shell in this folder knows them.
    let here = FileManager.default.currentDirectoryPath
    let text = lines.joined(separator: "\n")
    return here == "/" ? text : text.replacing("\(here)/", with: "")
  }

  /// How much is in of each module of a package from elsewhere, whose code nobody here changes.
  private var packageLines: [String] {
    let packages = modules.filter { $0.isFromElsewhere && $0.files > 0 }
    guard !packages.isEmpty else { return [] }
    return ["", "of packages from elsewhere that need UIKit, with '--report json' for places:"]
      + packages.map { one in
        "  \(one.name): \(Self.share(one.compiling, of: one.files))"
          + (one.partial == 0 ? "" : ", \(one.partial) of them without some lines")
      }
  }

  /// How much is in of what could be, where that is not everything.
  private var aims: [String] {
    guard eligibleFiles.whole < eligibleFiles.count else { return [] }
    return [
      "  files that import only what is here and the app's own: "
        + Self.part(eligibleFiles.compiling, of: eligibleFiles.count)
        + " in, \(eligibleFiles.whole) of them whole"
    ]
  }

  private static func part(_ part: Int, of whole: Int) -> String {
    "\(part) of \(whole) (\(Double(part * 1000 / whole) / 10) %)"
  }

  private static let limit = 12

  private static func some(_ lines: [String]) -> [String] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["  and \(lines.count - limit) more, with '--report json'"]
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    "\(part) of \(count(whole, "file")) \(whole == 1 ? "is" : "are") in"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func lines(of module: Module) -> [String] {
    let tree = CauseTree(module.leftOut)
    var lines = [
      "",
      "\(module.name): \(share(module.compiling, of: module.files)); out, by cause:",
    ]
    for cause in tree.causes.prefix(limit) {
      lines.append("  \(cause.words): \(count(cause.weight, "file"))")
      var places = cause.files.flatMap { Self.lines(of: $0, depth: 2, below: cause.words) }
      if places.count > limit {
        places = places.prefix(limit) + ["    and \(places.count - limit) more"]
      }
      lines += places
      if let rewrite = cause.rewrite { lines.append("    instead: \(rewrite)") }
    }
    if tree.causes.count > limit {
      let rest = tree.causes.dropFirst(limit)
      let files = rest.map(\.weight).reduce(0, +)
      lines.append(
        "  and \(count(rest.count, "cause")) more of \(count(files, "file")), with '--report json'")
    }
    if tree.causes.count > 1, let best = CauseTree.heaviest(module.leftOut) {
      lines.append("  most would come in without: \(best.words) (\(count(best.count, "file")))")
    }
    return lines
  }

  /// What is left out of files that are in, by cause.
  private static func omissionLines(of module: Module) -> [String] {
    let groups = Dictionary(grouping: module.omissions, by: \.cause)
      .sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    var lines = [
      "",
      "\(module.name): \(count(module.partial, "file")) without some lines"
        + "\(effect(of: module.omissions)); by cause:",
    ]
    for (cause, places) in groups.prefix(limit) {
      lines.append("  \(cause): \(count(places.count, "place"))")
      lines += places.prefix(2).map { one in
        let end = one.lastLine == one.line ? "" : "-\(one.lastLine)"
        return "    \(one.path):\(one.line)\(end)"
          + (one.message == cause ? "" : ": \(one.message)")
          + (one.stops ? " (stops)" : one.fails ? " (throws)" : "")
      }
      if places.count > 2 { lines.append("    and \(places.count - 2) more") }
    }
    if groups.count > limit {
      let rest = groups.dropFirst(limit)
      lines.append(
        "  and \(count(rest.count, "cause")) more of"
          + " \(count(rest.map(\.value.count).reduce(0, +), "place")), with '--report json'")
    }
    return lines
  }

  /// What comes of it that lines are left out.
  private static func effect(of omissions: [Omission]) -> String {
    let stops = omissions.count(where: \.stops)
    let fails = omissions.count(where: \.fails)
    let nothing = omissions.count - stops - fails
    switch (nothing, fails, stops) {
    case (_, 0, 0): return ", which do nothing here"
    case (0, 0, _): return ", where code stops that gets there"
    case (0, _, 0): return ", which throw an error here"
    default: break
    }
    var words: [String] = []
    if nothing > 0 {
      words.append("\(count(nothing, "place")) \(nothing == 1 ? "does" : "do") nothing here")
    }
    if fails > 0 {
      let place = nothing == 0 ? count(fails, "place") : "\(fails)"
      words.append("\(place) \(fails == 1 ? "throws" : "throw") an error")
    }
    if stops > 0 {
      words.append("code that gets to the other \(stops == 1 ? "one" : "\(stops)") stops")
    }
    return ": \(words.dropLast().joined(separator: ", ")), and \(words[words.count - 1])"
  }

  private static func lines(
    of branch: CauseTree.Branch, depth: Int, below words: String
  ) -> [String] {
    let file = branch.file
    let indent = String(repeating: "  ", count: depth)
    let message = file.message == words ? "" : ": \(file.message)"
    let others = file.causes.count > 1 ? " (and \(file.causes.count - 1) more)" : ""
    return ["\(indent)\(file.path):\(file.line):\(file.column)\(message)\(others)"]
      + branch.waiting.flatMap { lines(of: $0, depth: depth + 1, below: "") }
  }

  private var notShownLines: [String] {
    let needing = notShown.filter { if case .needs = $0.reason { true } else { false } }
    let waiting = notShown.filter { $0.reason == .interface }
    let plain = notShown.filter { $0.reason == .noList }
    var lines: [String] = []
    if !needing.isEmpty {
      lines += [
        "", "not shown, since making it needs something: \(needing.count)",
      ]
      lines += Self.some(
        needing.map { one in
          let lines = one.lines.map { ": \($0)" } ?? ""
          return "  \(one.path):\(one.line)\(lines)"
        })
      lines.append("  write the lines into 'var previews' of a file, and name it with '--previews'")
    }
    let unfilled = notShown.compactMap { one -> String? in
      guard case .unfilled(let message) = one.reason else { return nil }
      return "  \(one.path):\(one.line): \(one.name): \(message)"
    }
    if !unfilled.isEmpty {
      lines += ["", "not shown, since what fills the list is left out: \(unfilled.count)"]
      lines += Self.some(unfilled)
    }
    let out = notShown.compactMap { one -> String? in
      guard case .leftOut(let cause) = one.reason else { return nil }
      return "  \(one.path):\(one.line): \(one.name): \(cause)"
    }
    if !out.isEmpty {
      lines += ["", "list screens that are out, since they do not compile: \(out.count)"]
      lines += Self.some(out)
    }
    if !waiting.isEmpty {
      lines += ["", "waiting for outlets or cells of a storyboard or nib: \(waiting.count)"]
      lines += Self.some(waiting.map { "  \($0.path):\($0.line): \($0.name)" })
    }
    let inObjectiveC = notShown.filter { $0.reason == .objectiveC }
    if !inObjectiveC.isEmpty {
      lines += ["", "screens in Objective-C, which are not shown: \(inObjectiveC.count)"]
      lines += Self.some(inObjectiveC.map { "  \($0.path): \($0.name)" })
    }
    if !plain.isEmpty {
      lines += ["", "screens without a list, which are not shown: \(plain.count)"]
      lines += Self.some(plain.map { "  \($0.path):\($0.line): \($0.name)" })
    }
    return lines
  }
}
