/// Why there is no gallery of a project.
package enum GalleryError: Error, Hashable, Sendable {
  case noKit(path: String)
  case noCompiler
  case file(path: String, reason: String)
  case compiler(words: String)
  case previews(path: String, words: [String])
  case noPreviews(path: String)
  case nothingCompiles(module: String)
  case nothingToShow(module: String)
  /// With everything that the linker said, and the app's files that name what it does not find.
  case link(words: String, said: String, files: [String])
  case notEmpty(path: String)
  case version(found: String, expected: String)
}

extension GalleryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noKit(let path):
      "\(path): error: what galleries are made of is not beside this command; build it with"
        + " 'swift build --traits Overlay --product cellophane', or install it with 'make install'"
    case .noCompiler:
      "error: there is no 'swiftc' in PATH; get Swift from https://www.swift.org/install"
    case .file(let path, let reason):
      "\(path): error: cannot write: \(reason); name another folder with '--scratch'"
    case .compiler(let words):
      "error: the compiler ended without an answer: \(words)"
    case .previews(let path, let words):
      "\(path): error: the previews do not compile\n" + words.joined(separator: "\n")
    case .noPreviews(let path):
      "\(path): error: there is no such file; name a Swift file with 'var previews'"
    case .nothingCompiles(let module):
      "error: no file of '\(module)' compiles here; what stands in the way is above"
    case .nothingToShow(let module):
      "error: '\(module)' has nothing that can be shown without knowledge; name a file with previews,"
        + " as '--previews Previews.swift'"
    case .notEmpty(let path):
      "\(path): error: there is something already; name a folder that is new"
    case .link(let words, _, _):
      "error: the gallery cannot be linked: \(words)"
    case .version(let found, let expected):
      "error: the gallery says '\(found)' where this command is '\(expected)'; remove '.cellophane'"
        + " and try again"
    }
  }
}
