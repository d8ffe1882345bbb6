package import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

#if Overlay
  internal import CellophaneOverlay
#endif

/// A doctor who is asked about sources as galleries have them: rewritten, and with what stands in for
/// modules of Apple's.
package struct ProjectDoctor {
  private let doctor: Doctor
  /// The folder of the modules, which goes with the answer.
  private let folder: String

  /// - Parameter options: What stands in is added to it.
  package init(kit: Kit, options: DoctorOptions) throws(GalleryError) {
    folder = NSTemporaryDirectory() + "cellophane-doctor-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try kit.linkStandIns(into: folder)
    } catch {
      throw .file(path: folder, reason: "\(error)")
    }
    var options = options
    options.importPaths.append(folder)
    let given = Set(options.moduleAliases.compactMap { $0.split(separator: "=").first })
    for (name, module) in Kit.standIns.sorted(by: { $0.key < $1.key })
    where !given.contains(Substring(name)) {
      options.moduleAliases.append("\(name)=\(module)")
    }
    options.everywhere = ModuleAdditions.everywhere.map {
      $0 == "UIKit" ? options.module.name : $0
    }
    doctor = Doctor(options: options, rewrite: Self.rewrite)
  }

  /// Checks each folder as one module.
  package func diagnose(_ paths: [String]) throws(DoctorError) -> Diagnosis {
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try doctor.diagnose(paths)
  }

  #if Overlay
    private static let rewrite: Doctor.Rewrite? = { sources, conditions in
      let overlay = SourceOverlay(
        sources: sources.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
        conditions: Set(conditions))
      return overlay.rewritten().reduce(into: [:]) { texts, one in
        texts[one.path] = one.text.map { Array($0.utf8) }
      }
    }
  #else
    private static let rewrite: Doctor.Rewrite? = nil
  #endif
}
