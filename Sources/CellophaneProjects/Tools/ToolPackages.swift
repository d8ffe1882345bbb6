internal import Foundation

/// The packages that CocoaPods or Tuist would fetch: what each is at, and which version is meant.
struct ToolPackages: Hashable {
  /// Products, each with the name of its module.
  private let products: [InventoryDependency]

  /// Those of a `Podfile` in a folder or the one above, unless its pods were fetched.
  init?(pods folder: String) {
    let places = [folder, Paths.folder(of: folder)]
    guard let place = places.first(where: { Paths.isFolder("\($0)/Podfile") == false }),
      Paths.isFolder("\(place)/Pods/Pods.xcodeproj") == nil
    else { return nil }
    self.init(
      podfile: Self.text("\(place)/Podfile"), locked: Self.text("\(place)/Podfile.lock"))
  }

  /// Those that Tuist is told of in a folder.
  init?(tuist folder: String) {
    let names = ["Tuist/Package.swift", "Tuist/Dependencies.swift", "Project.swift"]
    let files = names.map { "\(folder)/\($0)" }.filter { Paths.isFolder($0) == false }
    guard !files.isEmpty else { return nil }
    self.init(manifest: files.map(Self.text).joined(separator: "\n"))
  }

  /// - Parameters:
  ///   - podfile: What a `Podfile` says.
  ///   - locked: What the `Podfile.lock` beside it says, with the versions that were fetched last.
  init(podfile: String, locked: String) {
    let versions = Self.pods(podfile).merging(Self.versions(locked)) { $1 ?? $0 }
    products = versions.sorted { $0.key < $1.key }.compactMap { name, version in
      KnownPackages.addresses[name].map { address in
        InventoryDependency(
          .remoteProduct, name, package: "https://github.com/\(address)",
          requirement: version.map { "exact: \"\($0)\"" } ?? "\"1.0.0\"..<\"100.0.0\"")
      }
    }
  }

  /// - Parameter manifest: What a file says that names packages by their addresses.
  init(manifest: String) {
    products = manifest.split(whereSeparator: \.isNewline).flatMap { line in
      guard
        let match = line.prefixMatch(of: /\s*\.(?:remote|package)\(\s*url:\s*"([^"]+)"\s*,(.*)/),
        let requirement = Self.requirement(String(match.2))
      else { return [] as [InventoryDependency] }
      return KnownPackages.products(at: String(match.1)).map {
        InventoryDependency(
          .remoteProduct, $0, package: String(match.1), requirement: requirement)
      }
    }
  }

  /// What sources need that import some modules.
  func products(importing modules: Set<String>) -> [InventoryDependency] {
    products.filter { modules.contains($0.name) }
  }

  // MARK: - Words

  /// A file that cannot be read says nothing.
  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The pods that are named, with the version of those whose version is given as a whole.
  private static func pods(_ text: String) -> [String: String?] {
    var pods: [String: String?] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard
        let match = line.prefixMatch(
          of: /\s*pod[\s(]+['"]([^'"\/]+)[^'"]*['"](?:\s*,\s*['"](\d+\.\d+\.\d+)['"])?/)
      else { continue }
      pods[String(match.1)] = .some(match.2.map(String.init))
    }
    return pods
  }

  /// The versions that were fetched last, of pods and of what those need.
  private static func versions(_ text: String) -> [String: String?] {
    var versions: [String: String?] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard
        let match = line.wholeMatch(
          of: /\s{2}- "?([^\s\/"]+)[^\s"]* \((\d+(?:\.\d+){0,2})\)"?:?/)
      else { continue }
      versions[String(match.1)] = whole(match.2)
    }
    return versions
  }

  /// A version with its three numbers.
  private static func whole(_ version: Substring) -> String {
    (version.split(separator: ".") + ["0", "0"]).prefix(3).joined(separator: ".")
  }

  /// As a manifest says it.
  private static func requirement(_ words: String) -> String? {
    if let match = words.firstMatch(of: /(branch|revision)\W+"([^"]+)"/) {
      return "\(match.1): \"\(match.2)\""
    }
    guard let match = words.firstMatch(of: /"(\d+(?:\.\d+){0,2})"/) else { return nil }
    let version = whole(match.1)
    if words.contains("exact") { return "exact: \"\(version)\"" }
    if words.contains("upToNextMinor") { return ".upToNextMinor(from: \"\(version)\")" }
    return "from: \"\(version)\""
  }
}
