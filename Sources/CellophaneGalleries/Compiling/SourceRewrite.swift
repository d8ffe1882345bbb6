internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

#if Overlay
  internal import CellophaneOverlay
#endif

/// The sources of a module as they mean here what they mean on Apple's platforms.
///
/// Rewriting needs the trait `Overlay`; a command that is built without it takes sources as they are.
struct SourceRewrite: Codable {
  /// A `#Preview`.
  struct FoundPreview: Codable, Hashable {
    /// `nil` where it has none.
    var name: String?
    /// The function that gives what it shows.
    var function: String
    var path: String
    var line: Int
  }

  /// What the compiler reads of files that change, by path.
  private(set) var texts: [String: String] = [:]
  private(set) var previews: [FoundPreview] = []
  /// What means less than on Apple's platforms, as `path:line: sentence`.
  private(set) var limits: [String] = []
  /// Methods that modules which import this one may leave out.
  private(set) var optionalMethods: Set<String> = []
  private var key = ""

  /// Of no files.
  init() {}

  /// What is to be said of a command that cannot rewrite; `nil` where it can.
  static var notice: String? {
    #if Overlay
      nil
    #else
      "sources are taken as they are written, since this command is built without the trait 'Overlay':"
        + " build it with 'make install', or 'swift build --traits Overlay --product cellophane'"
    #endif
  }

  /// Finds what the rest of a file can be compiled without; `nil` where the command cannot.
  static var passages: Passage.Finder? {
    #if Overlay
      { text in
        SourcePassages.all(in: text).map { one in
          Passage(
            place: one.place, out: one.out, text: one.text, isDeclaration: one.isDeclaration,
            kept: one.kept.map {
              Passage.Kept(
                name: $0.name, body: $0.body, stops: $0.stops, throwsAnything: $0.throwsAnything)
            },
            conformance: one.conformance.map {
              Passage.Conformance(type: $0.type, name: $0.name)
            })
        }
      }
    #else
      nil
    #endif
  }

  /// - Parameters:
  ///   - files: Every file of the module.
  ///   - optionalMethods: Those of the modules that it imports.
  ///   - memory: Where the answer is kept for the same question.
  init(
    _ files: [(path: String, bytes: [UInt8])], conditions: [String], optionalMethods: Set<String>,
    memory: String, state: GalleryState
  ) throws(GalleryError) {
    var print = Fingerprint()
    for (path, bytes) in files {
      print.add(path)
      print.add(bytes)
    }
    for word in conditions + optionalMethods.sorted() { print.add(word) }
    // What a changed command would write otherwise is asked again.
    print.add(state.commandFingerprint)
    key = print.description
    if let bytes = state.read(memory),
      // What another version wrote is made again.
      let known = try? JSONDecoder().decode(Self.self, from: Data(bytes)), known.key == key
    {
      self = known
      return
    }
    rewrite(files, conditions: conditions, optionalMethods: optionalMethods)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try state.write(Array(try encoder.encode(self)), to: memory)
    } catch let error as GalleryError {
      throw error
    } catch {
      throw .file(path: memory, reason: error.localizedDescription)
    }
  }

  private mutating func rewrite(
    _ files: [(path: String, bytes: [UInt8])], conditions: [String], optionalMethods: Set<String>
  ) {
    #if Overlay
      let overlay = SourceOverlay(
        sources: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
        conditions: Set(conditions), optionalMethods: optionalMethods)
      for one in overlay.rewritten() {
        texts[one.path] = one.text
        limits += one.limits.map { "\(one.path):\($0.line): \($0.message)" }
        previews += one.previews.compactMap { preview in
          preview.function.map { function in
            FoundPreview(
              name: preview.name, function: function, path: one.path, line: preview.line)
          }
        }
      }
      self.optionalMethods = optionalMethods.union(overlay.optionalMethods)
    #endif
  }
}
