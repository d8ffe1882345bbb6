internal import CSurroundings
internal import UIKit

/// Addresses in the app's defaults, kept as Apple's Foundation keeps them.
///
/// Linux: Swift takes a `nil` in code for an address that is not there, and Foundation calls itself
/// without end for one; of a page's address it keeps the path alone.
enum DefaultsAddresses {
  /// Whether they are kept so; from the first time on that somebody asks.
  static let areKept = surroundings_keep_addresses(
    unsafeBitCast(UserDefaults.self as AnyClass, to: UnsafeMutableRawPointer.self)
  ) { defaults, url, key in
    guard let defaults = defaults?.load(as: UserDefaults.self), let key = key?.load(as: String.self)
    else { return false }
    guard let url = url?.load(as: URL?.self) else {
      defaults.removeObject(forKey: key)
      return true
    }
    guard !url.isFileURL,
      let archive = try? NSKeyedArchiver.archivedData(
        withRootObject: NSURL(string: url.absoluteString) as Any, requiringSecureCoding: false)
    else { return false }
    defaults.set(archive, forKey: key)
    return true
  }
}
