private import Synchronization

/// The contexts that author code draws in, innermost last, for each thread that draws.
private enum DrawingStack {
  // Each stack is read and written by the one thread whose dictionary holds it.
  private final class Contexts: NSObject {
    var open: [CGContext] = []
  }

  private static let key = "cellophane.drawing"

  private static var contexts: Contexts {
    let dictionary = Thread.current.threadDictionary
    if let contexts = dictionary[key] as? Contexts { return contexts }
    let contexts = Contexts()
    dictionary[key] = contexts
    return contexts
  }

  /// Whether anything has ever been drawn: colours ask at every turn, and few apps draw.
  private static let hasDrawn = Atomic(false)

  static var last: CGContext? {
    hasDrawn.load(ordering: .acquiring) ? contexts.open.last : nil
  }
  static func push(_ context: CGContext) {
    hasDrawn.store(true, ordering: .releasing)
    contexts.open.append(context)
  }
  static func pop() { _ = contexts.open.popLast() }
}

/// Where drawing goes at present; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.last }
/// Makes a context the present one.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }
/// Goes back to the context before.
public func UIGraphicsPopContext() { DrawingStack.pop() }

/// Begins a picture; the size is in points.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingStack.push(CGContext(size: size))
}

/// Begins a picture; the size is in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  DrawingStack.push(CGContext(size: size))
}

/// What was drawn since the picture began.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingStack.last?.picture.image
}

/// Ends a picture.
public func UIGraphicsEndImageContext() { DrawingStack.pop() }

/// Fills a rectangle with the present colour.
public func UIRectFill(_ rect: CGRect) { DrawingStack.last?.fill(rect) }
/// Draws a line of one point inside a rectangle's edge.
public func UIRectFrame(_ rect: CGRect) {
  DrawingStack.last?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Cuts what is drawn from now on by a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingStack.last?.clip(to: rect) }

extension UIColor {
  /// Sets the colour of shapes and lines that are drawn from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour inside shapes that are drawn from now on.
  public func setFill() { DrawingStack.last?.setFillColor(cgColor) }
  /// Sets the colour of lines that are drawn from now on.
  public func setStroke() { DrawingStack.last?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the shape with the present colour.
  public func fill() {
    guard let context = DrawingStack.last else { return }
    context.draw(
      cgPath.steps.applying(context.ctm), fills: true, strokes: false,
      evenOdd: usesEvenOddFillRule)
  }

  /// Fills the shape with the present colour; modes other than `clear` draw as `normal`.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(alpha, blendMode) { fill() }
  }

  /// Draws the shape's line in the present colour.
  public func stroke() {
    guard let context = DrawingStack.last else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dash)
    context.draw(cgPath.steps.applying(context.ctm), fills: false, strokes: true)
    context.restoreGState()
  }

  /// Draws the shape's line; modes other than `clear` draw as `normal`.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(alpha, blendMode) { stroke() }
  }

  /// Cuts what is drawn from now on by the shape.
  public func addClip() {
    guard let context = DrawingStack.last else { return }
    context.cut(by: cgPath.steps.applying(context.ctm), evenOdd: usesEvenOddFillRule)
  }

  private func drawing(_ alpha: CGFloat, _ mode: CGBlendMode, _ draw: () -> Void) {
    guard let context = DrawingStack.last, mode != .clear else { return }
    context.saveGState()
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
