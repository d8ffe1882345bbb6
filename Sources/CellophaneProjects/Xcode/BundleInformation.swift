internal import Foundation

/// What the property list of a product says, `Info.plist`: that of the project with the values of the
/// settings that it names, and what Xcode generates.
struct BundleInformation {
  /// As XML, with its keys in order; `nil` where there is nothing to say.
  private(set) var text: String?
  private(set) var findings: [InventoryFinding] = []

  /// - Parameter folder: The project's.
  init(_ build: BuildSettings, in folder: String) {
    var values = build.isOn("GENERATE_INFOPLIST_FILE") ? Self.generated(build) : [:]
    if let name = build["INFOPLIST_FILE"], !name.isEmpty {
      let path = Paths.join(folder, name)
      // A list that is not there says nothing; Xcode would not build the target.
      if let data = FileManager.default.contents(atPath: path) {
        do {
          let list = try PropertyListSerialization.propertyList(from: data, format: nil)
          let read = Self.expanded(list, build) as? [String: Any] ?? [:]
          values.merge(read) { $1 }
        } catch {
          findings.append(.unreadable(path: path, words: error.localizedDescription))
        }
      }
    }
    // The gallery is another program, which Foundation would look for by this name.
    values["CFBundleExecutable"] = nil
    guard !values.isEmpty,
      // What was read from a list can be written as one.
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
    else { return }
    text = String(decoding: data, as: UTF8.self)
  }

  /// What Xcode says without a file.
  private static func generated(_ build: BuildSettings) -> [String: Any] {
    var values: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
    for (key, setting) in [
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("MinimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET"),
    ] {
      if let value = build[setting], !value.isEmpty { values[key] = value }
    }
    let start = "INFOPLIST_KEY_"
    for name in build.names(beginningWith: start) {
      guard let value = build[name] else { continue }
      let key = String(name.dropFirst(start.count))
      switch value {
      case "YES": values[key] = true
      case "NO": values[key] = false
      case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
        values[key] = build.words(name)
      default: values[key] = value
      }
    }
    return values
  }

  private static func expanded(_ value: Any, _ build: BuildSettings) -> Any {
    switch value {
    case let text as String: build.expanded(text)
    case let list as [Any]: list.map { expanded($0, build) }
    case let values as [String: Any]: values.mapValues { expanded($0, build) }
    default: value
    }
  }
}
