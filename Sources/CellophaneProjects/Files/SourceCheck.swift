internal import Foundation

/// Takes out of an inventory the sources that no compiler can read.
struct SourceCheck {
  private(set) var findings: [InventoryFinding] = []
  private var known: [String: Bool] = [:]

  init(_ inventory: inout Inventory) {
    for index in inventory.targets.indices {
      inventory.targets[index].files.sources.removeAll { !isReadable($0) }
    }
    for package in inventory.packages.indices {
      for index in inventory.packages[package].targets.indices {
        inventory.packages[package].targets[index].files.sources.removeAll { !isReadable($0) }
      }
    }
  }

  private mutating func isReadable(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let isReadable = check(path)
    known[path] = isReadable
    return isReadable
  }

  private mutating func check(_ path: String) -> Bool {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      findings.append(.unreadable(path: path, words: error.localizedDescription))
      return false
    }
    guard String(validating: data, as: UTF8.self) == nil else { return true }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    findings.append(.encoding(path: path, line: wrong + 1))
    return false
  }
}
