internal import CellophaneProjects
internal import Foundation

/// A package from elsewhere that is built here.
struct TakenPackage {
  /// A module of C, or a macro: what the compiler is told of it.
  struct Told: Hashable {
    /// The module; `nil` for a macro and for a folder of headers.
    var module: String?
    var arguments: [String]
  }

  var url: String
  /// Compiled modules, by name.
  private(set) var modules: [String: String] = [:]
  /// What the compiler is told besides where they lie.
  private(set) var told: [Told] = []
  /// What is linked, by module.
  private(set) var objects: [String: [String]] = [:]
  /// Libraries of the system that are linked with it.
  private(set) var libraries: [String] = []
  /// Names in sources for which modules of it stand.
  private(set) var aliases: [String: String]

  /// Everything that has a name in it.
  var names: Set<String> {
    Set(modules.keys).union(objects.keys).union(told.compactMap(\.module)).union(aliases.keys)
  }

  /// - Parameters:
  ///   - scratch: Where the package manager built it.
  ///   - target: The target that needs all of it, which has nothing itself.
  init(url: String, scratch: String, target: String, aliases: [String: String]) throws {
    self.url = url
    self.aliases = aliases
    let build = "\(scratch)/debug"
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: "\(build)/Modules").sorted()
    where name.hasSuffix(".swiftmodule") && name != "\(target).swiftmodule" {
      modules[Paths.stem(of: name)] = "\(build)/Modules/\(name)"
    }
    let manifest = files.contents(atPath: "\(scratch)/debug.yaml") ?? Data()
    let commands = Self.commands(of: target, in: String(decoding: manifest, as: UTF8.self))
    told = Self.told(
      commands.first { $0.contains("-emit-module") } ?? [],
      without: Paths.resolved("\(build)/Modules"))
    libraries = (commands.first { $0.contains("-emit-executable") } ?? []).filter {
      $0.hasPrefix("-l") || $0.hasPrefix("-L/usr/")
    }
    let list = files.contents(atPath: "\(build)/\(target).product/Objects.LinkFileList") ?? Data()
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
      let object = String(line.filter { $0 != "'" && $0 != "\"" })
      let room = object.split(separator: "/").last { $0.hasSuffix(".build") } ?? ""
      let module = String(room.dropLast(".build".count))
      if module != target { objects[module, default: []].append(object) }
    }
  }

  /// What the package manager runs for a target: the compiler and the linker, with their arguments.
  ///
  /// - Parameter manifest: Everything that it runs, a command's arguments on one line each.
  static func commands(of target: String, in manifest: String) -> [[String]] {
    let lines = manifest.split(separator: "\n").filter {
      $0.contains("\"-module-name\",\"\(target)\"")
    }
    return lines.compactMap { line in
      let list = line.drop { $0 != "[" }
      // A line of another kind has none.
      return try? JSONDecoder().decode([String].self, from: Data(list.utf8))
    }
  }

  /// Of some arguments, those that importing modules needs.
  ///
  /// - Parameter folder: A folder of modules that are found otherwise.
  static func told(_ arguments: [String], without folder: String) -> [Told] {
    let map = "-fmodule-map-file="
    var told: [Told] = []
    var index = 0
    func word(_ offset: Int) -> String? {
      arguments.indices.contains(index + offset) ? arguments[index + offset] : nil
    }
    while let first = word(0) {
      var one: Told?
      if first == "-Xcc", let second = word(1), second.hasPrefix(map) {
        let name = module(of: String(second.dropFirst(map.count)))
        one = Told(module: name, arguments: [first, second])
      } else if first == "-Xcc", word(1) == "-I", word(2) == "-Xcc", let path = word(3) {
        one = Told(module: nil, arguments: ["-Xcc", "-I", "-Xcc", path])
      } else if first == "-I", let path = word(1), path != folder {
        one = Told(module: nil, arguments: ["-I", path])
      } else if first == "-Xfrontend", word(1) == "-load-plugin-executable",
        word(2) == "-Xfrontend", let plugin = word(3)
      {
        one = Told(module: nil, arguments: [first, "-load-plugin-executable", first, plugin])
      }
      if let one { told.append(one) }
      index += one?.arguments.count ?? 1
    }
    return told
  }

  /// The module that a map of C is of.
  private static func module(of map: String) -> String? {
    guard let data = FileManager.default.contents(atPath: map) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.firstMatch(of: /\bmodule\s+"?(\w+)/).map { String($0.1) }
  }
}
