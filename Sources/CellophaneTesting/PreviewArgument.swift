public import CellophanePreview
public import Testing

/// Says which preview a test with arguments runs for: `@Test(arguments: Gallery.previews)`.
extension AnyPreview: CustomTestStringConvertible {
  public var testDescription: String { id }
}

extension AnyPreview {
  /// Itself, where a test runs for several previews and the comparison is not named.
  var argument: AnyPreview? { nameAsArgument == nil ? nil : self }

  /// What a comparison of it is named where nobody named it: its id, where a test runs for several.
  var nameAsArgument: String? { Test.Case.current?.isParameterized == true ? id : nil }
}
