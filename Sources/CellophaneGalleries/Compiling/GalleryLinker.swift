internal import CellophaneProjects
internal import Foundation

/// Makes an executable of objects.
struct GalleryLinker {
  let tools: Toolchain
  let state: GalleryState
  let kit: Kit

  /// Links where something is newer than the executable.
  func link(_ objects: [String], further: [String]) throws(GalleryError) {
    let linked = objects + further + kit.linked
    let executable = state.gallery
    let key = "\(executable).linked"
    let words = ([kit.fingerprint] + linked).joined(separator: "\n")
    let isOther = state.read(key) != Array(words.utf8)
    if !isOther, let date = Paths.date(of: executable) {
      let isNewer = objects.contains { (Paths.date(of: $0) ?? .infinity) > date }
      if !isNewer { return }
    }
    let run = try ModuleCompiler.run(
      tools.swiftc, ["-o", executable] + linked, list: "\(executable).arguments", state: state)
    guard run.code == 0 else {
      let lines = (run.errors + run.output).split(separator: "\n")
      let said = lines.first { $0.contains("undefined") } ?? lines.first { $0.contains("error:") }
      throw .tool(words: String(said ?? "the linker said nothing"))
    }
    try state.write(words, to: key)
  }
}
