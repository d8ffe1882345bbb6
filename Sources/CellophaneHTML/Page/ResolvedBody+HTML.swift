internal import CellophaneDocument

extension ResolvedBody {
  /// Writes the body where nothing shows it until an edit does.
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("template") { html in
      html.attribute("id") { $0.append(name, in: scope) }
      if case .screen = name.element {
        html.attribute("data-screen") { $0.append(name.element, in: scope) }
      }
      switch content {
      case .row(let row, let place): row.write(to: &html, in: scope.standing(at: place))
      case .section(let section, let place):
        section.write(to: &html, in: scope.standing(at: place))
      case .supplementary(let supplementary, let place, let isFooter):
        let kind: ClassName =
          isFooter ? .footer : supplementary.isHeader ? .header : .supplementary
        supplementary.write(as: kind, to: &html, in: scope.standing(at: place))
      case .collection(let collection): collection.write(to: &html, in: scope)
      case .bar(let navigation): navigation.writeBar(to: &html, in: scope)
      case .toolbar(let navigation): navigation.writeToolbar(to: &html, in: scope)
      case .view(let view): view.write(to: &html, in: scope)
      case .screen(let screen): screen.write(to: &html, in: scope)
      }
    }
  }
}

extension Scope {
  /// The scope of a row in a list.
  fileprivate func standing(at place: ResolvedRowPlace) -> Scope {
    var scope = self
    scope.stencils = bodyStencils.stencils(at: place)
    scope.collection = place.collection
    (scope.label, scope.titleBar) = (place.label, place.titleBar)
    scope.role = roles[place.collection] ?? place.role
    scope.selection = place.selection
    scope.appearance = place.appearance
    scope.isInGroups = place.isInGroups
    scope.depth = place.depth
    return scope
  }
}
