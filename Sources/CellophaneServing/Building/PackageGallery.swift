internal import CellophaneProjects
internal import Foundation
internal import Synchronization

/// A package with a gallery: an executable that links Cellophane.
package final class PackageGallery: ServedGallery {
  package let name: String
  package let watched: [String]
  /// The name of its product.
  package let product: String
  private let swift: String
  private let keeper: [String]
  private let arguments: [String]
  private let manifest: PackageManifest
  /// The house's own templates, where it is the house that is served.
  private let templates: String?
  /// The folder of what is built, once it is known: to ask takes as long as to plan a build.
  private let products = Mutex<String?>(nil)

  /// - Parameters:
  ///   - product: Which executable, where the package has several.
  ///   - arguments: Options for `swift build`.
  /// - Returns: `nil` where the folder is no package, or has no gallery.
  package init?(
    folder: String, product: String?, swift: String, arguments: [String], keeper: [String]
  ) async throws {
    let folder = Paths.resolved(folder)
    guard Paths.isFolder(Paths.join(folder, "Package.swift")) == false else { return nil }
    let dump = try await ChildRun.run(
      [swift, "package", "--package-path", folder, "dump-package"], keeper: keeper)
    guard dump.code == 0 else {
      throw GalleryFault(title: "'Package.swift' cannot be read", words: dump.words)
    }
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(dump.output.utf8))
    let galleries = manifest.galleries
    if let product {
      guard manifest.targets.contains(where: { $0.name == product && $0.type == "executable" })
      else {
        throw GalleryFault(
          title: "'\(product)' is no executable of '\(folder)'",
          words: "It has " + galleries.map { "'\($0)'" }.joined(separator: ", ") + ".")
      }
    }
    guard let chosen = product ?? galleries.first else { return nil }
    guard product != nil || galleries.count == 1 else {
      throw GalleryFault(
        title: "'\(folder)' has several galleries",
        words: "Name one with '--product': " + galleries.joined(separator: ", ") + ".")
    }
    self.name = folder
    self.product = chosen
    self.swift = swift
    self.arguments = arguments
    self.keeper = keeper
    self.manifest = manifest
    watched = [folder] + manifest.paths(from: folder) + manifest.linkedFolders(of: folder)
    let own = Paths.join(folder, "Templates")
    templates =
      Paths.isFolder(Paths.join(own, "page.mustache")) == false
        && manifest.targets.contains { $0.name == "CEmbedded" } ? own : nil
  }

  private var command: [String] {
    [swift, "build", "--package-path", name] + arguments
  }

  package func build(_ say: @escaping @Sendable (String) -> Void) async throws -> String {
    let run = try await ChildRun.run(command + ["--product", product], keeper: keeper) {
      if let share = Self.share(saidIn: $0) { say(share) }
    }
    guard run.code == 0 else { throw Self.fault(run) }
    if let folder = products.withLock(\.self) { return Paths.join(folder, product) }
    let asked = try await ChildRun.run(command + ["--show-bin-path"], keeper: keeper)
    guard asked.code == 0 else { throw Self.fault(asked) }
    let folder = asked.output.trimmingCharacters(in: .whitespacesAndNewlines)
    products.withLock { $0 = folder }
    return Paths.join(folder, product)
  }

  /// How far the build is, by the last line that says so: `[134/400] Compiling UIKit UIView.swift`.
  static func share(saidIn output: [UInt8]) -> String? {
    String(decoding: output, as: UTF8.self).split(separator: "\n").lazy.reversed()
      .compactMap { $0.prefixMatch(of: #/\[(\d+)/(\d+)\] /#) }.first.map { "\($0.1) of \($0.2)" }
  }

  /// What the compiler said, without its progress.
  private static func fault(_ run: ChildRun) -> GalleryFault {
    let words = CompilerWords(run.output + run.words)
    let title =
      words.count == 0
      ? "The gallery cannot be built" : "\(words.count) \(words.count == 1 ? "error" : "errors")"
    return GalleryFault(title: title, words: words.text)
  }

  package func need(ofChanged path: String) -> Need {
    if let templates, path.hasPrefix(templates + "/") { return .templates(folder: templates) }
    if manifest.isBeside(product, path, in: name) { return .nothing }
    if let place = manifest.resource(path, in: name) {
      return .copy(to: Paths.join(place.bundle, place.path))
    }
    let isCode = ["swift", "c", "h", "m", "mm", "cpp", "hpp", "s", "S", "modulemap", "resolved"]
      .contains { path.hasSuffix(".\($0)") }
    // What the package manager copies of other packages, it copies as it builds.
    return isCode || !path.hasPrefix(name + "/") ? .code : .pages
  }
}
