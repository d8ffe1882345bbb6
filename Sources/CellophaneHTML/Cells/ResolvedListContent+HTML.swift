internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedListContent {
  /// Writes onto the cell what the author changed of the content's distances.
  func writeAttributes(
    to html: inout HTMLWriter, comparedTo look: LookDefaults.Content, body: CellBody
  ) {
    let defaults = look.metrics
    if prefersSideBySide != defaults.prefersSideBySide {
      html.attribute("data-side-by-side", prefersSideBySide ? "true" : "false")
    }
    if margins != defaults.margins { writeMargins(comparedTo: defaults.margins, to: &html) }
    if imageToTextPadding != defaults.imageToTextPadding {
      html.property("image-padding") { $0.append(points: imageToTextPadding) }
    }
    if horizontalTextPadding != defaults.horizontalTextPadding {
      html.property("horizontal-padding") { $0.append(points: horizontalTextPadding) }
    }
    if verticalTextPadding != defaults.verticalTextPadding {
      html.property("vertical-padding") { $0.append(points: verticalTextPadding) }
    }
    html.property(
      "content-alpha", alpha, in: body,
      usual: (look.normal.alpha, { look.paint(in: $0).alpha }), of: \.contentAlpha
    ) { $1.append($0) }
  }

  private func writeMargins(comparedTo defaults: LookInsets, to html: inout HTMLWriter) {
    if margins.top != defaults.top {
      html.property("margin-top") { $0.append(points: margins.top) }
    }
    if margins.leading != defaults.leading {
      html.property("margin-leading") { $0.append(points: margins.leading) }
    }
    if margins.bottom != defaults.bottom {
      html.property("margin-bottom") { $0.append(points: margins.bottom) }
    }
    if margins.trailing != defaults.trailing {
      html.property("margin-trailing") { $0.append(points: margins.trailing) }
    }
  }
}

extension ResolvedCell {
  fileprivate var contentAlpha: Double {
    guard case .list(let content) = content else { return 1 }
    return content.alpha
  }
}
