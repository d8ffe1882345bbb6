import UIKit

/// How documents stand in sections.
enum Sorting: String {
  case date, kind
}

/// A section: a stretch of time or a kind of document.
enum Group: Hashable, Sendable {
  case thisWeek, earlier
  case kind(Document.Kind)

  var localizedTitle: String {
    switch self {
    case .thisWeek: NSLocalizedString("Previous 7 Days", bundle: .module, comment: "Header")
    case .earlier: NSLocalizedString("October", bundle: .module, comment: "Header")
    case .kind(let kind): kind.localizedName
    }
  }
}

extension [Document] {
  /// The documents in sections, none of them empty.
  func grouped(by sorting: Sorting) -> [(Group, [Document])] {
    let groups: [(Group, [Document])] =
      switch sorting {
      case .date:
        [
          (.thisWeek, filter { $0.opened.formatted(.dateTime.month(.defaultDigits)) == "11" }),
          (.earlier, filter { $0.opened.formatted(.dateTime.month(.defaultDigits)) != "11" }),
        ]
      case .kind: Document.Kind.allCases.map { kind in (.kind(kind), filter { $0.kind == kind }) }
      }
    return groups.filter { !$0.1.isEmpty }
  }
}
