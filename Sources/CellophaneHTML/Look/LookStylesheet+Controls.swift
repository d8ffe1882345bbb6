internal import CellophaneLook

extension LookStylesheet {
  static func writeControls(of look: Look, to css: inout StyleWriter) {
    css.comment("Controls")
    css.rule(":root") { css in
      write(look.controls, of: look, to: &css)
      write(look.fields, of: look, to: &css)
      write(look.pickers, of: look, to: &css)
    }
  }

  private static func write(
    _ controls: ControlMetrics, of look: Look, to css: inout StyleWriter
  ) {
    css.points("--switch-width", controls.switchWidth)
    css.points("--switch-height", controls.switchHeight)
    css.points("--switch-knob", controls.switchKnob)
    css.points("--switch-inset", controls.switchInset)
    css.points("--slider-height", controls.sliderHeight)
    css.points("--slider-knob", controls.sliderKnobWidth)
    css.points("--slider-knob-height", controls.sliderKnobHeight)
    css.points("--slider-track", controls.sliderTrack)
    css.points("--slider-gap", controls.sliderGap)
    css.points("--segments-height", controls.segmentsHeight)
    css.points("--segments-radius", controls.segmentsRadius)
    css.points("--segments-inset", controls.segmentsInset)
    css.points("--segment-padding", controls.segmentPadding)
    css.property("--segment-size") { $0.append(sizeOf: controls.segmentTitle, look: look) }
    css.property("--segment-weight") { $0.append(Double(controls.segmentTitle.weight)) }
    css.property("--segment-chosen-weight") { $0.append(Double(controls.chosenSegmentWeight)) }
    css.property("--segment-chosen-fill") { $0.append(controls.chosenSegmentFill) }
    css.points("--stepper-width", controls.stepperWidth)
    css.points("--stepper-radius", controls.stepperRadius)
    css.points("--stepper-glyph", controls.stepperGlyph)
    css.points("--stepper-stroke", controls.stepperStroke)
    css.points("--progress-height", controls.progressHeight)
    css.points("--spinner-size", controls.spinnerSize)
    css.points("--large-spinner-size", controls.largeSpinnerSize)
    css.points("--page-dots-height", controls.pageDotsHeight)
    css.points("--page-dot", controls.pageDot)
    css.points("--readable-width", controls.readableWidth)
  }

  private static func write(_ fields: FieldMetrics, of look: Look, to css: inout StyleWriter) {
    css.points("--field-gap", fields.gap)
    css.points("--field-height", fields.height)
    css.points("--field-radius", fields.cornerRadius)
    css.points("--field-padding", fields.padding)
    css.property("--field-border") { $0.append(fields.borderColor) }
    css.points("--field-clear", fields.clearButton)
    css.property("--text-view-insets") { value in
      value.append(points: fields.textInsets.top)
      value.append(" ")
      value.append(points: fields.textInsets.leading)
    }
    css.property("--plain-size") { $0.append(sizeOf: fields.plainFont, look: look) }
  }

  private static func write(_ pickers: PickerMetrics, of look: Look, to css: inout StyleWriter) {
    css.points("--picker-width", pickers.width)
    css.points("--date-gap", pickers.gap)
    css.points("--date-block", pickers.wordsBlock)
    css.points("--date-inline", pickers.wordsInline)
    css.points("--date-radius", pickers.wordsRadius)
    css.points("--wheel-gap", pickers.wheelGap)
    css.points("--wheel-row-gap", pickers.wheelRowGap)
    css.points("--wheel-padding", pickers.wheelPadding)
    css.points("--wheels-height", pickers.wheelsHeight)
    css.property("--wheel-font") { $0.append(sizeOf: pickers.wheelFont, look: look) }
    css.points("--wheel-band", pickers.bandHeight)
    css.points("--wheel-band-radius", pickers.bandRadius)
    css.points("--month-head", pickers.monthHead)
    css.points("--month-padding", pickers.monthPadding)
    css.points("--day", pickers.day)
    css.points("--day-gap", pickers.dayGap)
    css.property("--day-font") { $0.append(sizeOf: pickers.dayFont, look: look) }
    css.property("--weekday-font") { $0.append(sizeOf: pickers.weekdayFont, look: look) }
    css.property("--weekday-weight") { $0.append(Double(pickers.weekdayFont.weight)) }
  }
}
