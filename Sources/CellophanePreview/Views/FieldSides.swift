internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// The views beside a field's text, and how far the text is from them and from the field's edges.
@MainActor struct FieldSides {
  private let field: UITextField
  private let bounds: CGRect
  private let text: CGRect

  init(of field: UITextField) {
    self.field = field
    // Only what lies at its edges is asked for, of a field of any width.
    let size = field.bounds.size
    bounds = CGRect(x: 0, y: 0, width: max(size.width, 200), height: max(size.height, 1))
    text = field.textRect(forBounds: bounds)
  }

  /// Puts them into the field, each with the room around it that the field's class asks for.
  ///
  /// - Parameter resolve: Resolves a view.
  func put(in resolved: inout ResolvedView, by resolve: (UIView) -> ResolvedView) {
    guard case .control(var control) = resolved.kind, case .field(var words) = control.form,
      !words.isSearch
    else { return }
    var (start, end) = (text.minX - bounds.minX, bounds.maxX - text.maxX)
    var children: [ResolvedView] = []
    if let view = field.leading {
      let frame = field.leftViewRect(forBounds: bounds)
      children.append(
        side(resolve(view), frame, frame.minX - bounds.minX, text.minX - frame.maxX))
      words.startsWithView = true
      start = 0
    }
    if let view = field.trailing {
      let frame = field.rightViewRect(forBounds: bounds)
      children.append(
        side(resolve(view), frame, frame.minX - text.maxX, bounds.maxX - frame.maxX))
      end = 0
    }
    let plain = field.insetsOfText
    guard !children.isEmpty || start != plain.left || end != plain.right else { return }
    resolved.children = children
    resolved.textInsets = LookInsets(0, Double(max(start, 0)), 0, Double(max(end, 0)))
    control.form = .field(words)
    resolved.kind = .control(control)
  }

  private func side(
    _ view: ResolvedView, _ frame: CGRect, _ before: CGFloat, _ behind: CGFloat
  ) -> ResolvedView {
    var view = view
    var place = ResolvedPlacement(columnEnd: -1, rowEnd: -1)
    // Words have other widths on a page.
    if case .label = view.kind {
      place.minimumWidth = Double(frame.width)
    } else {
      place.width = Double(frame.width)
    }
    place.height = frame.height > 0 ? Double(frame.height) : nil
    view.placement = place
    var room = ResolvedView(kind: .plain, children: [view])
    if before > 0 || behind > 0 {
      room.textInsets = LookInsets(0, Double(max(before, 0)), 0, Double(max(behind, 0)))
    }
    return room
  }
}
