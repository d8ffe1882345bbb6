internal import Foundation

/// Goes through a folder once, whatever links lead where.
package struct FileWalk {
  /// Every file, and every folder that is one thing, by path.
  package private(set) var files: [String] = []
  package private(set) var findings: [InventoryFinding] = []
  /// Folders inside that are packages of their own.
  package private(set) var packages: [String] = []
  /// Projects of Xcode among the files.
  package var projects: [String] { files.filter { Paths.ending(of: $0) == "xcodeproj" } }
  private var passed: Set<String> = []
  private let root: String

  /// Everything below a folder but what is hidden, what package managers put there, and packages,
  /// whose files are modules of their own.
  package init(_ folder: String) {
    root = Paths.resolved(folder)
    walk(folder, isTop: true)
  }

  private mutating func walk(_ folder: String, isTop: Bool) {
    let real = Paths.resolved(folder)
    guard passed.insert(real).inserted else { return }
    if !isTop, !isInside(real) {
      findings.append(.linkOutside(path: folder, target: real))
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      findings.append(.unreadable(path: folder, words: error.localizedDescription))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = Paths.join(folder, name)
      switch Paths.isFolder(path) {
      case true?:
        if InventoryFiles.bundles.contains(Paths.ending(of: name)) {
          files.append(path)
        } else if Paths.isFolder("\(path)/Package.swift") == false {
          packages.append(path)
        } else if !Self.left.contains(name) {
          walk(path, isTop: false)
        }
      case false?:
        let real = Paths.resolved(path)
        if !isInside(real), isInside(Paths.resolved(folder)) {
          findings.append(.linkOutside(path: path, target: real))
        }
        files.append(path)
      case nil: findings.append(.brokenLink(path: path))
      }
    }
  }

  private func isInside(_ real: String) -> Bool { real == root || real.hasPrefix(root + "/") }

  private static let left: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]
}
