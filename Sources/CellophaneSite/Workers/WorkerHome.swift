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
  var environment: [String: String] {
    [
      Self.variable: path, "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": path + "/tmp",
      "XDG_CACHE_HOME": path + "/.cache", "XDG_CONFIG_HOME": path + "/.config",
      "XDG_DATA_HOME": path + "/.local/share",
    ]
  }

  /// The names of the variables by which it is found.
  static let variables: Set<String> = [
    variable, "HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
  ]

  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
