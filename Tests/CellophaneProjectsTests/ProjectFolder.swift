import CellophaneProjects
import Foundation

/// A folder of a test's own, gone with it.
final class ProjectFolder {
  let path: String

  /// - Parameter files: Texts by path.
  init(_ files: [String: String]) throws {
    path = Paths.resolved(NSTemporaryDirectory()) + "/projects-\(UUID().uuidString)"
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// What is there, with paths from here.
  func inventory(_ name: String = "", configuration: String? = nil) throws -> Inventory {
    let tools = Toolchain(environment: ProcessInfo.processInfo.environment)
    let reader = InventoryReader(
      swift: tools?.swift ?? "swift", scratch: "\(path)/.scratch", configuration: configuration)
    return try reader.read(name.isEmpty ? path : "\(path)/\(name)")
  }

  /// The error of a project that cannot be read.
  func failure(_ name: String = "") -> String {
    do {
      return "no error: " + short(try inventory(name).text)
    } catch {
      return short("\(error)")
    }
  }

  /// A text without the folder's own path.
  func short(_ text: String) -> String { text.replacing("\(path)/", with: "") }

  func short(_ paths: [String]) -> [String] { paths.map(short) }
}

/// A project of Xcode in few words.
enum ProjectText {
  /// - Parameter objects: The objects beside the project itself, which is `P`, with the group `G` and
  ///   the target `T`.
  static func project(
    _ objects: String, targets: String = "T", members: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    {
      rootObject = P /* Project object */;
      objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; \(members)
          targets = (\(targets), ); };
    \(objects)
      };
    }
    """
  }

  /// A target `T` with a phase `S` of sources.
  static func app(_ files: String, rest: String = "") -> String {
    """
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (S, );
          productType = "com.apple.product-type.application"; \(rest) };
        S = {isa = PBXSourcesBuildPhase; files = (\(files)); };
    """
  }
}
