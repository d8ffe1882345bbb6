/// How a look draws controls. Distances are in points.
package struct ControlMetrics: Hashable, Sendable {
  package var switchWidth: Double
  package var switchHeight: Double
  /// The width of a switch's knob.
  package var switchKnob: Double
  /// From a switch's edges to its knob.
  package var switchInset: Double
  package var sliderHeight: Double
  package var sliderKnobWidth: Double
  package var sliderKnobHeight: Double
  package var sliderTrack: Double
  /// From a slider's images to its track.
  package var sliderGap: Double
  package var segmentsHeight: Double
  package var segmentsRadius: Double
  /// From a segmented control's edges to the chosen segment.
  package var segmentsInset: Double
  /// Beside a segment's title.
  package var segmentPadding: Double
  package var segmentTitle: LookFont
  package var chosenSegmentWeight: Int
  package var chosenSegmentFill: LookColor
  package var stepperWidth: Double
  package var stepperRadius: Double
  /// The arms of a plus and a minus, and how thick they are.
  package var stepperGlyph: Double
  package var stepperStroke: Double
  package var progressHeight: Double
  package var spinnerSize: Double
  package var largeSpinnerSize: Double
  package var pageDotsHeight: Double
  /// A dot and what lies between two.
  package var pageDot: Double
  /// Past this width what is read stays as wide.
  package var readableWidth: Double
}

extension Look {
  /// How the look draws controls.
  ///
  /// Source: iOS 18 has UIKit's intrinsic sizes (switch 51 by 31, stepper 94 by 32, segmented
  /// control 32 high, progress 4, spinners 20 and 37, page control 26). What of iOS 26 differs, and
  /// what lies inside a control, is chosen by eye.
  package var controls: ControlMetrics {
    let isNew = name == .iOS26
    return ControlMetrics(
      switchWidth: isNew ? 63 : 51, switchHeight: isNew ? 28 : 31, switchKnob: isNew ? 37 : 27,
      switchInset: 2, sliderHeight: 28, sliderKnobWidth: isNew ? 37 : 28,
      sliderKnobHeight: isNew ? 24 : 28, sliderTrack: isNew ? 6 : 4,
      sliderGap: 6, segmentsHeight: 32,
      segmentsRadius: isNew ? 16 : 9, segmentsInset: 2, segmentPadding: 8,
      segmentTitle: LookFont(size: 13, weight: 500), chosenSegmentWeight: 600,
      chosenSegmentFill: LookColor(
        .fixed(
          SchemeColors(
            light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x636366),
            lightContrast: RGBA(hex: 0xFFFFFF), darkContrast: RGBA(hex: 0x7C7C80)))),
      stepperWidth: 94, stepperRadius: isNew ? 16 : 8, stepperGlyph: 14, stepperStroke: 2,
      progressHeight: isNew ? 6 : 4, spinnerSize: 20, largeSpinnerSize: 37, pageDotsHeight: 26,
      pageDot: 8, readableWidth: 672)
  }
}
