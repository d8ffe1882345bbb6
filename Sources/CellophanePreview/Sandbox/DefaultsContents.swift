internal import CSurroundings
internal import UIKit
private import Synchronization

/// What the app's defaults and its suites hold: property lists by key.
///
/// Not what was registered, which is the same for every instance and is often registered once.
struct DefaultsContents: @unchecked Sendable {
  // Property lists are values, which their type does not say.
  private var standard: [String: Any]
  private var suites: [String: [String: Any]]

  /// What there is now.
  static var now: DefaultsContents { surroundings_may_have_defaults() ? read() : untouched }

  /// What there is while nobody asks for defaults: reading takes a while.
  private static let untouched = read()

  private static func read() -> DefaultsContents {
    surroundings_count_defaults(false)
    defer { surroundings_count_defaults(true) }
    return DefaultsContents(
      standard: UserDefaults.standard.persistentDomain(forName: domain) ?? [:],
      suites: firstContents.withLock { $0 }.suites.keys.reduce(into: [:]) { suites, name in
        suites[name] = UserDefaults.standard.persistentDomain(forName: name) ?? [:]
      })
  }

  /// Makes it what there is again. Nothing is written to disk here: that is what `synchronize`
  /// does.
  ///
  /// - Parameter now: What there is, which takes a while to be read.
  func restore(over now: DefaultsContents) {
    surroundings_count_defaults(false)
    defer { surroundings_count_defaults(true) }
    Self.restore(standard, in: .standard, over: now.standard)
    let first = Self.firstContents.withLock { $0 }.suites
    for (name, contents) in first {
      guard let defaults = UserDefaults(suiteName: name) else { continue }
      Self.restore(suites[name] ?? contents, in: defaults, over: now.suites[name] ?? [:])
    }
  }

  private static func restore(
    _ contents: [String: Any], in defaults: UserDefaults, over now: [String: Any]
  ) {
    for key in differences(contents, now) {
      if let value = contents[key] {
        defaults.set(value, forKey: key)
      } else {
        defaults.removeObject(forKey: key)
      }
    }
  }

  /// What is not as it was, in words: `the default 'a'`.
  func changes(from start: DefaultsContents) -> [String] {
    var words = Self.differences(start.standard, standard).map { "the default '\($0)'" }
    let first = Self.firstContents.withLock { $0 }.suites
    for (name, contents) in suites {
      let before = start.suites[name] ?? first[name] ?? [:]
      words += Self.differences(before, contents).map { "the default '\($0)' of '\(name)'" }
    }
    return words
  }

  private static func differences(_ one: [String: Any], _ other: [String: Any]) -> [String] {
    Set(one.keys).union(other.keys).filter { key in
      guard let value = one[key], let now = other[key] else { return true }
      return !NSDictionary(dictionary: ["": value]).isEqual(to: ["": now])
    }
  }

  #if os(Linux)
    /// Foundation's name for the executable's own domain, which it tells nobody else.
    private static let domain = "kCFPreferencesCurrentApplication"
  #else
    private static let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  #endif

  // MARK: Suites

  /// What each suite held when it was first asked for.
  private static let firstContents = Mutex(DefaultsContents(standard: [:], suites: [:]))

  /// Whether it is learned which suites there are, as no list of Foundation's says; from the first
  /// time on that somebody asks.
  static let areSuitesWatched = surroundings_watch_suites { name in
    guard let name = name?.load(as: String?.self) else { return }
    if firstContents.withLock({ $0.suites[name] != nil }) { return }
    let contents = UserDefaults.standard.persistentDomain(forName: name) ?? [:]
    firstContents.withLock { if $0.suites[name] == nil { $0.suites[name] = contents } }
  }
}
