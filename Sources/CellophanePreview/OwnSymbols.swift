package import CellophaneDocument
internal import UIKit
private import Synchronization

/// The drawings of symbols that stand in for all others, as a site declares them.
package enum OwnSymbols {
  private static let declared = Mutex<[String: ResolvedDrawing]>([:])

  /// Declares drawings by name, in place of those before.
  package static func declare(_ drawings: [String: ResolvedDrawing]) {
    declared.withLock { $0 = drawings }
    SymbolWords.declare(Set(drawings.keys))
  }

  static func drawing(_ name: String) -> ResolvedDrawing? {
    declared.withLock { $0[name] }
  }
}
