#if Overlay
internal import SwiftSyntax

/// The sources of a module, rewritten so that they mean here what they mean on Apple's platforms.
///
/// All of them are read before one is rewritten: what is written in one can depend on another.
/// Nothing is read from disk or written to it.
package struct SourceOverlay {
  private let files: [ParsedSource]
  private let names: ModuleNames
  private let conditions: Set<String>

  /// - Parameters:
  ///   - sources: Every file of the module.
  ///   - conditions: The compilation conditions that are set, such as `DEBUG`.
  ///   - optionalMethods: `optionalMethods` of the modules that this one imports.
  package init(
    sources: [(path: String, text: String)], conditions: Set<String>,
    optionalMethods: Set<String> = []
  ) {
    self.conditions = conditions
    files = ParsedSource.parsed(sources)
    var names = ModuleNames(optionalMethods: optionalMethods)
    for file in files {
      names.read(file, conditions: conditions)
    }
    names.settle()
    self.names = names
  }

  /// The optional methods that protocols of the module declare, for the modules that import it.
  package var optionalMethods: Set<String> { names.optionalMethods }

  /// Every file, in the order in which they were given.
  package func rewritten() -> [RewrittenSource] {
    files.map { file in
      let rewriter = SourceRewriter(file, names: names, conditions: conditions)
      return rewriter.rewritten()
    }
  }
}
#endif
