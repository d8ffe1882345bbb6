internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedScreen {
  /// The screen without what typing into its fields says by itself: what stands there, and whether
  /// buttons are on.
  var untyped: ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.view = { $0.untyped }
    rewriter.barItem = { _, item in
      var item = item
      item.isEnabled = true
      return item
    }
    return rewriter.rewritten(self)
  }

  /// Whether something can be typed, searches left out.
  var holdsFields: Bool {
    var isFound = false
    var rewriter = ScreenRewriter()
    rewriter.view = { view in
      isFound = isFound || view.takesTyping
      return view
    }
    rewriter.collection = { collection in
      collection.forEachRow { row in
        var cell = row.look.cell
        cell.forEachView { isFound = isFound || $0.holdsFields }
      }
      return collection
    }
    _ = rewriter.rewritten(self)
    return isFound
  }
}

extension ResolvedText {
  fileprivate var plain: ResolvedText {
    ResolvedText(runs: [ResolvedRun(string)], font: LookFont(size: 17), color: .system(.label))
  }
}

extension ResolvedView {
  fileprivate var holdsFields: Bool { takesTyping || children.contains(where: \.holdsFields) }

  var takesTyping: Bool {
    guard case .control(let control) = kind, case .field(let field) = control.form else {
      return false
    }
    return field.sample != nil && control.isEnabled
  }

  fileprivate var untyped: ResolvedView {
    if case .button(let button) = kind {
      // One that is off has other colours.
      return ResolvedView(kind: .button(ResolvedButton(title: button.title?.plain)))
    }
    return mappingField { field in
      var field = field
      (field.text, field.showsClear) = ("", false)
      return field
    }
  }
}
