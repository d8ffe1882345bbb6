extension Inventory {
  /// The inventory for people.
  package var text: String {
    var lines = ["\(path): \(kind.words), \(Self.count(targets.count, "target"))"]
    lines += targets.flatMap(\.lines)
    for package in packages {
      lines +=
        ["", "\(package.path): package '\(package.name)'"] + package.targets.flatMap(\.lines)
    }
    if !findings.isEmpty { lines += [""] + findings.map(\.description) }
    return lines.joined(separator: "\n")
  }

  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Inventory.Kind {
  fileprivate var words: String {
    switch self {
    case .project: "a project of Xcode"
    case .package: "a package"
    case .folder: "a folder of source"
    case .file: "a file"
    }
  }
}

extension InventoryTarget {
  fileprivate var lines: [String] {
    let name = name == module ? "'\(name)'" : "'\(name)' (module '\(module)')"
    var lines = [
      "  \(name), \(kind.rawValue)\(isForPhones ? "" : " for other devices"), \(settings.words)"
    ]
    let counts = [
      Inventory.count(files.sources.count, "source"),
      files.otherSources.isEmpty ? nil : "\(files.otherSources.count) in other languages",
      Self.words(files.assetCatalogs, "asset catalog"), Self.words(files.texts, "table of texts"),
      Self.words(files.interfaces, "storyboard or nib"), Self.words(files.resources, "resource"),
    ].compactMap { $0 }
    lines.append("    \(counts.joined(separator: ", "))")
    if !dependencies.isEmpty {
      lines.append("    needs \(dependencies.map(\.words).joined(separator: ", "))")
    }
    return lines
  }

  private static func words(_ files: [String], _ noun: String) -> String? {
    guard !files.isEmpty else { return nil }
    guard files.count > 1 else { return "1 \(noun)" }
    switch noun {
    case "table of texts": return "\(files.count) tables of texts"
    case "storyboard or nib": return "\(files.count) storyboards or nibs"
    default: return "\(files.count) \(noun)s"
    }
  }
}

extension InventoryDependency {
  fileprivate var words: String {
    switch kind {
    case .target: "'\(name)'"
    case .localProduct: "'\(name)' of \(package ?? "a package that is not known")"
    case .remoteProduct: "'\(name)' from \(package ?? "elsewhere")"
    }
  }
}
