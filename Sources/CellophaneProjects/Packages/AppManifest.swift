internal import Foundation

/// The manifest of an app playground, `Rows.swiftpm`, as the package manager reads it here: the product
/// that only Apple's knows is a program.
struct AppManifest {
  /// The manifest without what is unknown here.
  let text: String
  /// The targets that the app is made of, as the manifest writes them.
  let targets: [String]
  /// The colour of a catalog that is the app's tint.
  let accentColor: String?
  /// What the property list of the bundle says.
  let information: [String: String]

  /// - Returns: `nil` where the manifest has no such product.
  init?(_ manifest: String) {
    let call = ".iOSApplication("
    guard let start = manifest.firstRange(of: call),
      let (arguments, end) = Self.arguments(in: manifest[start.upperBound...])
    else { return nil }
    let name = arguments["name"].flatMap(Self.literal) ?? "App"
    let list = arguments["targets"] ?? "[]"
    text =
      manifest[..<start.lowerBound].replacing(/import\s+AppleProductTypes\b/, with: "")
      + ".executable(name: \(arguments["name"] ?? "\"App\""), targets: \(list))" + manifest[end...]
    targets = list.matches(of: /"([^"]*)"/).map { String($0.1) }
    accentColor = arguments["accentColor"].flatMap { color in
      color.firstMatch(of: /\.asset\(\s*"([^"]*)"\s*\)/).map { String($0.1) }
    }
    var information = ["CFBundleDisplayName": name, "CFBundleName": name]
    for (key, argument) in [
      ("CFBundleIdentifier", "bundleIdentifier"), ("CFBundleShortVersionString", "displayVersion"),
      ("CFBundleVersion", "bundleVersion"),
    ] {
      information[key] = arguments[argument].flatMap(Self.literal)
    }
    self.information = information
  }

  /// The arguments of a call by their labels, and where it ends.
  ///
  /// - Parameter rest: What follows the opening parenthesis.
  private static func arguments(
    in rest: Substring
  ) -> (arguments: [String: String], end: String.Index)? {
    var arguments: [String: String] = [:]
    var argument = ""
    var depth = 0
    var isText = false
    for index in rest.indices {
      let character = rest[index]
      if character == "\"" { isText.toggle() }
      if !isText, "([{".contains(character) { depth += 1 }
      let isEnd = !isText && depth == 0 && (character == "," || character == ")")
      if isEnd {
        let sides = argument.split(separator: ":", maxSplits: 1)
        if sides.count == 2 {
          arguments[sides[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
            sides[1].trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if character == ")" { return (arguments, rest.index(after: index)) }
        argument = ""
        continue
      }
      if !isText, ")]}".contains(character) { depth -= 1 }
      argument.append(character)
    }
    return nil
  }

  private static func literal(_ argument: String) -> String? {
    argument.wholeMatch(of: /"([^"]*)"/).map { String($0.1) }
  }

  /// The property list, as XML.
  var list: String? {
    // Texts can be written as a list.
    let data = try? PropertyListSerialization.data(
      fromPropertyList: information, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
