internal import Foundation

/// A package's targets with their settings, as the package manager reads them.
struct PackageManifest {
  private var dump: Dump
  private var package: String

  /// Asks the package manager for the manifest in a folder.
  ///
  /// - Parameter swift: The program `swift`.
  init(package: String, swift: String, scratch: String) throws(DoctorError) {
    let answer: CommandRun
    do {
      answer = try CommandRun(
        swift,
        ["package", "--package-path", package, "--scratch-path", scratch, "dump-package"])
    } catch {
      throw .manifest(path: package, words: error.localizedDescription)
    }
    // Before the object stands what the package manager has to say.
    guard answer.code == 0, let start = answer.output.firstIndex(of: "{"),
      let dump = try? JSONDecoder().decode(Dump.self, from: Data(answer.output[start...].utf8))
    else {
      let lines = (answer.errors + answer.output).split(separator: "\n")
      let words = lines.first { $0.contains("error: ") } ?? lines.last ?? "it said nothing"
      throw .manifest(path: package, words: String(words))
    }
    self.dump = dump
    self.package = package
  }

  /// The targets with Swift source that an app is made of, in the manifest's order.
  var folders: [SourceFolder] {
    dump.targets.filter { $0.type == "regular" || $0.type == "executable" }
      .compactMap(folder).filter { !$0.files.isEmpty }
  }

  private func folder(_ target: Dump.Target) -> SourceFolder? {
    let inside =
      target.path.map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].map {
        "\($0)/\(target.name)"
      }
    let paths = inside.map { $0 == "." ? package : package == "." ? $0 : "\(package)/\($0)" }
    guard let path = paths.first(where: SourceFolder.isFolder) else { return nil }
    var folder = SourceFolder(folder: path, settings: settings(of: target))
    folder.module = SourceFolder.identifier(target.name)
    folder.isProgram = target.type == "executable"
    func lies(_ file: String, in parts: [String]) -> Bool {
      parts.contains { part in
        let place = part == "." ? path : "\(path)/\(part.drop { $0 == "/" })"
        return file == place || file.hasPrefix("\(place.hasSuffix("/") ? place : place + "/")")
      }
    }
    folder.files.removeAll { lies($0, in: target.exclude) }
    if let sources = target.sources { folder.files.removeAll { !lies($0, in: sources) } }
    return folder
  }

  private func settings(of target: Dump.Target) -> TargetSettings {
    var settings = TargetSettings()
    settings.swiftVersion = packageMode
    for setting in target.settings where setting.tool == "swift" && setting.isOn {
      let kind = setting.kind
      if let mode = kind.swiftLanguageMode { settings.swiftVersion = mode.value }
      if let name = kind.define { settings.defines.append(name.value) }
      if let name = kind.enableUpcomingFeature { settings.upcomingFeatures.append(name.value) }
      if let name = kind.enableExperimentalFeature {
        settings.experimentalFeatures.append(name.value)
      }
      if let actor = kind.defaultIsolation { settings.defaultIsolation = actor.value }
      if let flags = kind.unsafeFlags { settings.flags += flags.value }
    }
    return settings
  }

  /// The newest mode that the package declares, or its tools' own.
  private var packageMode: String {
    let declared = dump.swiftLanguageVersions ?? []
    let newest = declared.max { $0.compare($1, options: .numeric) == .orderedAscending }
    let tools = String(dump.toolsVersion.version.prefix { $0 != "." })
    return newest ?? tools
  }

  /// What is read of the package manager's words.
  private struct Dump: Decodable {
    struct Value<Content: Decodable>: Decodable {
      var value: Content
      enum CodingKeys: String, CodingKey { case value = "_0" }
    }

    struct Kind: Decodable {
      var swiftLanguageMode: Value<String>?
      var define: Value<String>?
      var enableUpcomingFeature: Value<String>?
      var enableExperimentalFeature: Value<String>?
      var defaultIsolation: Value<String>?
      var unsafeFlags: Value<[String]>?
    }

    struct Condition: Decodable {
      var config: String?
      var platformNames: [String]?
    }

    struct Setting: Decodable {
      var tool: String
      var kind: Kind
      var condition: Condition?

      /// Whether the app has it, in a build for debugging on a phone.
      var isOn: Bool {
        let platforms = condition?.platformNames ?? []
        return condition?.config != "release" && (platforms.isEmpty || platforms.contains("ios"))
      }
    }

    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var exclude: [String]
      var sources: [String]?
      var settings: [Setting]
    }

    struct Tools: Decodable {
      var version: String
      enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    var targets: [Target]
    var swiftLanguageVersions: [String]?
    var toolsVersion: Tools
  }
}
