private import CSurroundings
private import UIKit

/// `Bundle.main`, made to find the resources of every target, which lie in one bundle in an app.
///
/// Linux: `url(forResource:withExtension:)` and the methods beside it that give one resource, where
/// the executable's own bundle has none. Elsewhere Foundation answers by itself.
enum FoundationResources {
  /// Whether what other targets have is found; from the first time on that somebody asks.
  static let areFound: Bool = {
    // An object and how it conforms, and two words a string; another layout is another Foundation,
    // left as it is.
    guard MemoryLayout<URL?>.size == 16, MemoryLayout<String?>.size == 16 else { return false }
    let bundle = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutableRawPointer.self)
    return surroundings_find_resources(bundle) { bundle, name, ending, folder, result in
      guard let bundle, let name, let ending, let folder, let result,
        bundle.load(as: Bundle.self) === Bundle.main,
        let found = FoundationResources.url(
          name.load(as: String?.self), ending.load(as: String?.self),
          in: folder.load(as: String?.self))
      else { return }
      result.initializeMemory(as: URL?.self, to: found)
    }
  }()

  /// The resource in the first folder that has it.
  private static func url(_ name: String?, _ ending: String?, in folder: String?) -> URL? {
    ImageFolders.folders(of: nil).lazy.compactMap { path in
      Bundle(path: path)?.url(forResource: name, withExtension: ending, subdirectory: folder)
    }.first
  }
}
