/// The settings that one target is built with, in one configuration.
struct BuildSettings {
  private var values: [String: String]

  /// - Parameters:
  ///   - levels: What the project's file, the project, the target's file and the target say; each
  ///     counts above those before it.
  ///   - configuration: The configuration's name, which conditions may ask for.
  init(levels: [[SettingLine]], configuration: String, known: [String: String]) {
    var values = known
    for level in levels {
      let below = values
      for line in level where Self.isTrue(line.conditions, configuration: configuration) {
        // Lines of one level follow each other, and each may begin with what is there.
        let earlier = values[line.name] ?? below[line.name] ?? ""
        var value = line.value
        for name in ["inherited", line.name] {
          value = value.replacing("$(\(name))", with: earlier).replacing(
            "${\(name)}", with: earlier)
        }
        values[line.name] = value
      }
    }
    self.values = values
  }

  subscript(name: String) -> String? {
    values[name].map { expanded($0, passed: [name]) }
  }

  /// The names of settings that begin with some letters, in order.
  func names(beginningWith start: String) -> [String] {
    values.keys.filter { $0.hasPrefix(start) }.sorted()
  }

  /// A text with the values of the settings that it names.
  func expanded(_ text: String) -> String { expanded(text, passed: []) }

  /// The words of a value, without their quotes.
  func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in self[name] ?? "" {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words + (word.isEmpty ? [] : [word])
  }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The value with the values of the settings that it names.
  private func expanded(_ value: String, passed: Set<String>) -> String {
    var text = ""
    var rest = value[...]
    while let start = rest.firstIndex(of: "$") {
      text += rest[..<start]
      let after = rest.index(after: start)
      let open = after < rest.endIndex ? rest[after] : " "
      let close: Character = open == "{" ? "}" : ")"
      guard open == "(" || open == "{", let end = rest[after...].firstIndex(of: close) else {
        text.append("$")
        rest = rest[after...]
        continue
      }
      let parts = rest[rest.index(after: after)..<end].split(
        separator: ":", omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      // One that names itself by way of others has no value there.
      var found =
        passed.contains(name)
        ? "" : expanded(values[name] ?? "", passed: passed.union([name]))
      for modifier in parts.dropFirst() { found = Self.modified(found, by: modifier) }
      text += found
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": return Paths.moduleName(value)
    case "rfc1034identifier":
      return String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    default:
      guard modifier.hasPrefix("default=") else { return value }
      return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    }
  }

  /// Whether conditions are true in a build for a simulator.
  private static func isTrue(_ conditions: [String: String], configuration: String) -> Bool {
    let here = ["sdk": "iphonesimulator", "config": configuration, "arch": "arm64"]
    return conditions.allSatisfy { name, pattern in
      here[name].map { matches($0, pattern) } ?? true
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
    return text.hasPrefix(pattern[..<star])
  }
}
