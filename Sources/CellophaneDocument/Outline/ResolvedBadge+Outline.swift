internal import CellophaneLook

extension ResolvedBadge {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "badge", kind, size.words, "at \(container.words)", "by \(own.words)",
    ]) { cell.writeInside(to: &$0) }
  }
}

extension ResolvedBadge.Anchor {
  fileprivate var words: String {
    let unit = isFractional ? " of its own" : ""
    let offset = offsetX != 0 || offsetY != 0
    return "\(x.plain),\(y.plain)" + (offset ? " off \(offsetX.plain),\(offsetY.plain)\(unit)" : "")
  }
}
