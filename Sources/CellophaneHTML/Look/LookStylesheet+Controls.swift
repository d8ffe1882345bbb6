internal import CellophaneLook

extension LookStylesheet {
  static func write(_ controls: ControlMetrics, to css: inout StyleWriter) {
    css.points("--switch-width", controls.switchWidth)
    css.points("--switch-height", controls.switchHeight)
    css.points("--switch-knob", controls.switchKnob)
    css.points("--slider-knob", controls.sliderKnobWidth)
    css.points("--slider-knob-height", controls.sliderKnobHeight)
    css.points("--slider-track", controls.sliderTrack)
    css.points("--segments-radius", controls.segmentsRadius)
    css.points("--progress-height", controls.progressHeight)
    css.points("--date-radius", controls.dateRadius)
    css.points("--readable-width", controls.readableWidth)
  }
}
