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

  fileprivate var takesTyping: Bool {
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

  fileprivate func heard(_ isHeard: Bool) -> ResolvedView {
    guard case .control(var control) = kind else { return self }
    control.isHeard = isHeard
    var view = self
    view.kind = .control(control)
    return view
  }
}

/// Which controls outside rows tell of the values that a person gives them: where one does the page
/// says that it stops.
struct HeardControls: Hashable {
  /// Whether typing into fields changes nothing but which buttons are on.
  var isTypingQuiet = false
  /// Whether buttons read what sliders say.
  var readsSliders = false

  func applied(to view: ResolvedView) -> ResolvedView {
    if isTypingQuiet, view.takesTyping { return view.heard(false) }
    if readsSliders, view.isSlider { return view.heard(true) }
    return view
  }
}

// MARK: Values that nobody hears of

extension ResolvedScreen {
  /// The screen without what its switches, steppers and sliders say.
  var unset: ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.view = \.unset
    return rewriter.rewritten(self)
  }
}

extension ResolvedView {
  fileprivate var isSlider: Bool {
    guard case .control(let control) = kind, case .slider = control.form else { return false }
    return control.isEnabled
  }

  fileprivate var unset: ResolvedView {
    var view = self
    switch kind {
    case .toggle: view.kind = .toggle(isOn: false, isEnabled: true)
    case .control(var control):
      switch control.form {
      case .stepper: control.form = .stepper(0, canDecrease: true, canIncrease: true)
      case .slider: control.form = .slider(ResolvedSlider(value: 0, minimum: 0, maximum: 1))
      default: return self
      }
      view.kind = .control(control)
    default: break
    }
    return view
  }
}
