#if Overlay
import CellophaneOverlay

/// What becomes of the lines of a file.
func rewritten(_ text: String, conditions: Set<String> = []) -> String {
  rewritten(["File.swift": text], conditions: conditions)["File.swift"] ?? ""
}

/// What becomes of the files of a module, by path.
func rewritten(_ files: [String: String], conditions: Set<String> = []) -> [String: String] {
  let overlay = SourceOverlay(
    sources: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, conditions: conditions)
  return Dictionary(
    uniqueKeysWithValues: overlay.rewritten().map { ($0.path, $0.text ?? files[$0.path] ?? "") })
}
#endif
