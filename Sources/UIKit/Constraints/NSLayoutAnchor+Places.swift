// Calls prefer these variants, which note where in the source a constraint was made. UIKit's own
// signatures stay beside them for references that are not calls and for overrides.

extension NSLayoutAnchor {
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, at: SourcePlace(file, line))
  }
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c, at: SourcePlace(file, line))
  }
}

extension NSLayoutXAxisAnchor {
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .equal, anchor, constant: systemSpacing(to: anchor) * multiplier, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, anchor, constant: systemSpacing(to: anchor) * multiplier,
      at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, anchor, constant: systemSpacing(to: anchor) * multiplier,
      at: SourcePlace(file, line))
  }
}

extension NSLayoutYAxisAnchor {
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .equal, anchor, constant: systemSpacing(to: anchor) * multiplier, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, anchor, constant: systemSpacing(to: anchor) * multiplier,
      at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, anchor, constant: systemSpacing(to: anchor) * multiplier,
      at: SourcePlace(file, line))
  }
}

extension NSLayoutDimension {
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, at: SourcePlace(file, line))
  }
  /// Relates this anchor: equal to the other side, noting the caller.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at least the other side, noting the caller.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
  /// Relates this anchor: at most the other side, noting the caller.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
}
