internal import CellophaneDocument

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

extension ResolvedScreen {
  /// The screen without what its switches, steppers and sliders say.
  var unset: ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.view = \.unset
    return rewriter.rewritten(self)
  }
}

extension ResolvedView {
  fileprivate func heard(_ isHeard: Bool) -> ResolvedView {
    guard case .control(var control) = kind else { return self }
    control.isHeard = isHeard
    var view = self
    view.kind = .control(control)
    return view
  }

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
