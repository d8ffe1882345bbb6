internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedStack {
  func writeAttributes(to html: inout HTMLWriter) {
    html.attribute("data-axis", text: axis.rawValue)
    if distribution != .fill { html.attribute("data-distribution", text: distribution.rawValue) }
  }

  func writeProperties(to html: inout HTMLWriter) {
    if spacing != 0 { html.property("spacing") { $0.append(points: spacing) } }
    if alignment != .fill {
      html.property("stack-alignment") { value in
        switch alignment {
        case .fill: value.append("stretch")
        case .leading: value.append("start")
        case .center: value.append("center")
        case .trailing: value.append("end")
        case .firstBaseline: value.append("baseline")
        case .lastBaseline: value.append("last baseline")
        }
      }
    }
    if margins != .zero { html.insets("insets-block", "insets-inline", margins) }
  }
}
