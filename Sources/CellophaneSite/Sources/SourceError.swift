internal import CellophaneRendering

/// Why the code beside a preview cannot be shown.
enum SourceError: Error, Hashable {
  case outside(path: String)
  case missing(path: String, folder: String)
  case tooLong(path: String, limit: Int)
  case noText(path: String)
  case noRegion(String, path: String, regions: [String])
  case openRegion(String, path: String, line: Int)
  case strayEnd(path: String, line: Int)
}

extension SourceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .outside(let path):
      "the source '\(path)' leads out of the site's sources; name a file in their folder"
    case .missing(let path, let folder):
      "the source '\(path)' is not in \(folder); write its path from there, or declare the site's "
        + "'sources'"
    case .tooLong(let path, let limit):
      "the source '\(path)' is longer than \(PageValues.grouped(limit)) bytes; mark a region of it"
    case .noText(let path):
      "the source '\(path)' is no UTF-8 text; name another file"
    case .noRegion(let name, let path, let regions):
      "the source '\(path)' has no region '\(name)'; "
        + (regions.isEmpty
          ? "write '// region: \(name)' above it and '// endregion' below it"
          : "there are " + regions.map { "'\($0)'" }.joined(separator: ", "))
    case .openRegion(let name, let path, let line):
      "\(path):\(line): the region '\(name)' does not end; write '// endregion' below it"
    case .strayEnd(let path, let line):
      "\(path):\(line): '// endregion' ends no region; write '// region: name' above it"
    }
  }
}
