internal import CellophaneProjects
internal import Foundation

/// Makes an executable of objects.
struct GalleryLinker {
  let tools: Toolchain
  let state: GalleryState
  let kit: Kit

  /// What linkers call what keeps them from linking.
  private static let causes = ["undefined", "multiple definition", "duplicate symbol"]

  /// What the driver says without its advice to ask it for more, which this command does not hand on.
  private static func withoutHint(_ said: Substring) -> String {
    String(said).replacing(" (use -v to see invocation)", with: "")
  }

  /// The toolchain's own linker where it has one, which takes half as long as the system's.
  private var linker: [String] {
    #if os(Linux)
      let folder = Paths.folder(of: Paths.resolved(tools.swiftc))
      if FileManager.default.isExecutableFile(atPath: Paths.join(folder, "ld.lld")) {
        return ["-use-ld=lld"]
      }
    #endif
    return []
  }

  /// Links where something is newer than the executable.
  ///
  /// - Parameter files: The app's files, by their objects.
  func link(
    _ objects: [String], further: [String], files: [String: String]
  ) throws(GalleryError) {
    let linked = objects + further + kit.linked
    let executable = state.gallery
    let key = "\(executable).linked"
    let words = ([kit.fingerprint] + linked).joined(separator: "\n")
    let isOther = state.read(key) != Array(words.utf8)
    if !isOther, let date = Paths.date(of: executable) {
      let isNewer = (objects + kit.objects).contains { (Paths.date(of: $0) ?? .infinity) > date }
      if !isNewer { return }
    }
    let run = try ModuleCompiler.run(
      tools.swiftc, linker + ["-o", executable] + linked, list: "\(executable).arguments",
      state: state)
    guard run.code == 0 else {
      let said = run.errors + run.output
      let lines = said.split(separator: "\n")
      // The last word is the driver's, which only says that the linker failed.
      let cause =
        lines.first { line in Self.causes.contains { line.contains($0) } }
        ?? lines.first { $0.contains("error:") }
      let named = files.filter { said.contains("\($0.key):") }.values.sorted()
      throw .link(
        words: cause.map(Self.withoutHint) ?? "the linker said nothing", said: said,
        files: cause?.contains("undefined") == true ? named : [])
    }
    try state.write(words, to: key)
  }
}
