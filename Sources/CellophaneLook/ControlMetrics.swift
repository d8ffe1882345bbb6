/// How a look draws controls. Distances are in points.
package struct ControlMetrics: Hashable, Sendable {
  package var switchWidth: Double
  package var switchHeight: Double
  /// The width of a switch's knob.
  package var switchKnob: Double
  package var sliderKnobWidth: Double
  package var sliderKnobHeight: Double
  package var sliderTrack: Double
  package var segmentsRadius: Double
  package var progressHeight: Double
  package var dateRadius: Double
  /// Past this width what is read stays as wide.
  package var readableWidth: Double
}

extension Look {
  /// How the look draws controls: iOS 18 from UIKit's intrinsic sizes, iOS 26 measured by eye.
  package var controls: ControlMetrics {
    let isNew = name == .iOS26
    return ControlMetrics(
      switchWidth: isNew ? 63 : 51, switchHeight: isNew ? 28 : 31, switchKnob: isNew ? 37 : 27,
      sliderKnobWidth: isNew ? 37 : 28, sliderKnobHeight: isNew ? 24 : 28,
      sliderTrack: isNew ? 6 : 4, segmentsRadius: isNew ? 16 : 9, progressHeight: isNew ? 6 : 4,
      dateRadius: isNew ? 18 : 6, readableWidth: 672)
  }
}
