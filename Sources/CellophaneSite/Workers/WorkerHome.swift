internal import Foundation

/// A home and temporary folder for a worker, so that what a preview writes reaches no file of the
/// person who builds, and no other preview.
struct WorkerHome {
  /// Where the folder is said to a worker.
  static let variable = "CELLOPHANE_WORKER_HOME"

  /// With the home in it, and what is set aside of it.
  let folder: String
  var path: String { folder + "/home" }

  /// Makes an empty one; `nil` where the machine's temporary folder cannot be written.
  init?() {
    var template = Array((NSTemporaryDirectory() + "/cellophane-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .replacing("//", with: "/")
    guard mkdir(path, 0o700) == 0 else { return nil }
  }

  /// What makes Foundation find it.
  var environment: [String: String] { Self.places.mapValues { path + $0 } }

  /// The names of the variables by which it is found.
  static let variables = Set(places.keys)

  /// What variables name, from the home on.
  private static let places = [
    variable: "", "HOME": "", "CFFIXED_USER_HOME": "", "TMPDIR": "/tmp",
    "XDG_CACHE_HOME": "/.cache", "XDG_CONFIG_HOME": "/.config", "XDG_DATA_HOME": "/.local/share",
  ]

  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
