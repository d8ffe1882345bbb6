internal import CellophaneDocument

extension ResolvedCell {
  /// Every text of the cell, in reading order.
  var texts: [String] {
    switch content {
    case .list(let content): content.texts
    case .view(let view): view.texts
    case .empty: []
    }
  }
}

extension ResolvedListContent {
  fileprivate var texts: [String] { [text?.string, secondaryText?.string].compactMap { $0 } }
}

extension ResolvedView {
  fileprivate var texts: [String] {
    let own: [String] =
      switch kind {
      case .label(let text): [text.string]
      case .button(let button): [button.title?.string].compactMap { $0 }
      case .text(let text, _): [text.string]
      case .content(let content): content.texts
      default: []
      }
    return own + children.flatMap(\.texts)
  }
}
