extension UIView {
  /// What the view's own `draw(_:)` draws in its bounds; `nil` where it draws nothing.
  package func drawing() -> UIImage? {
    let draws = self is UIColorWell || UncalledMethods.overridesDrawing(type(of: self))
    guard draws, !bounds.isEmpty else { return nil }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(bounds)
    return context.picture.isEmpty ? nil : context.picture.image
  }
}
