internal import Foundation

/// Where the compiler keeps what it makes of the system's modules of C.
///
/// It is the user's and no project's: only the first project waits for it, some seconds.
package enum ModuleCache {
  /// The compiler's arguments that name it; the package manager's own is not used, since what an
  /// older build left there with other options is taken for what is asked now.
  ///
  /// - Parameter folder: Where it lies if the user's folder of caches cannot be written.
  package static func arguments(elseIn folder: String) -> [String] {
    let user = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let places = [user.map { "\($0.path)/cellophane/modules" }, "\(folder)/module-cache"]
    let place = places.compactMap(\.self).first(where: isWritable)
    return place.map { ["-module-cache-path", $0] } ?? []
  }

  private static func isWritable(_ folder: String) -> Bool {
    let files = FileManager.default
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return files.isWritableFile(atPath: folder)
  }
}
