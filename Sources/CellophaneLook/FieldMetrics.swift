/// How a look draws fields and views that take text. Distances are in points.
package struct FieldMetrics: Hashable, Sendable {
  /// Between a field and the views at its ends.
  package var gap: Double
  /// A field with rounded corners.
  package var height: Double
  package var cornerRadius: Double
  /// From a field's edges to its text.
  package var padding: Double
  package var borderColor: LookColor
  /// The button that empties a field.
  package var clearButton: Double
  /// Around a text view's text.
  package var textInsets: LookInsets
  /// The font of a label, a field or a button to which the author gives none.
  package var plainFont: LookFont
}

extension Look {
  /// How the look draws fields.
  ///
  /// Source: a field of 34 with corners of 5 and a system font of 17, and a text view's insets (8
  /// above and below, 5 of line padding beside), are UIKit's defaults; the rest is chosen by eye.
  package var fields: FieldMetrics {
    FieldMetrics(
      gap: 8, height: 34, cornerRadius: 5, padding: 7, borderColor: .system(.label, alpha: 0.2),
      clearButton: 17, textInsets: LookInsets(8, 5, 8, 5), plainFont: LookFont(size: 17))
  }
}
