internal import CellophaneDocument
internal import CellophaneLook

extension [ResolvedControl.Wheel] {
  /// Writes the wheels side by side.
  func write(to html: inout HTMLWriter, in scope: Scope) {
    let usual = TextMetrics(
      font: scope.defaults.look.pickers.wheelFont, color: .system(.label), numberOfLines: 1)
    for wheel in self {
      html.element("span", .run) { html in
        if let width = wheel.width { html.property("width") { $0.append(points: width) } }
        for (index, row) in wheel.rows.enumerated() {
          var row = row
          // A row is one line, whatever its label would be elsewhere.
          row.numberOfLines = 1
          // The band across the middle chooses.
          row.write(
            as: .label, comparedTo: usual, to: &html, in: scope,
            isSilent: index != wheel.rows.count / 2)
        }
      }
    }
  }
}
