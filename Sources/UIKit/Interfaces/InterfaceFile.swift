private import Synchronization

/// A nib or a storyboard, as the build puts it into the app's bundle.
struct InterfaceFile: Decodable, Sendable {
  /// The modules of the app, in which classes are looked for.
  var modules: [String]
  /// The document.
  private var root: Kept

  var document: InterfaceElement { root.element }

  /// Shared by everything that is made of a file.
  private final class Kept: Decodable, Sendable {
    let element: InterfaceElement

    init(from decoder: any Decoder) throws {
      element = try InterfaceElement(from: decoder)
    }
  }

  enum Kind: String {
    case nib
    case storyboard = "storyboardc"
  }

  /// By path; `nil` is none, which every controller with a view of its own making asks for.
  private static let known = Mutex<[String: InterfaceFile?]>([:])

  /// The file of a name; `nil` where neither the bundle, the app nor a declared folder has it.
  static func named(_ name: String, _ kind: Kind, in bundle: Bundle?) -> InterfaceFile? {
    let folders =
      [bundle, Bundle.main].compactMap { $0?.resourcePath } + ImageFolders.folders(of: bundle)
    return folders.lazy.compactMap { file(at: "\($0)/\(name).\(kind.rawValue)") }.first
  }

  private static func file(at path: String) -> InterfaceFile? {
    if let file = known.withLock({ $0[path] }) { return file }
    let file = FileManager.default.contents(atPath: path).flatMap(InterfaceFile.init(data:))
    known.withLock { $0[path] = .some(file) }
    return file
  }

  init?(data: Data) {
    guard let file = try? JSONDecoder().decode(InterfaceFile.self, from: data) else { return nil }
    self = file
  }
}
