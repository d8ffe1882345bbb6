internal import CellophaneDocument
internal import UIKit

extension ScreenResolver {
  /// What is presented, over what is below.
  func presented(_ controller: UIViewController, level: Int) -> ResolvedScreen {
    guard let presentation = controller.presentationController else {
      return screen(of: controller)
    }
    let style = presentation.shownStyle(in: controller.traitCollection)
    UnshownProperty.note(on: presentation, to: gathering)
    let isDismissible = style.leavesRoom && !controller.isModalInPresentation
    self.presentation = presentation
    waysBack.append(.dismissal(presentation, isHeld: !isDismissible))
    let name = names.name(prefix + "presented")
    var presented = ResolvedPresented(
      name: name, style: style, level: level, isDismissible: isDismissible,
      content: screen(of: controller))
    if style == .form || style == .popover {
      let size = controller.shownContentSize
      if size.width > 0, size.height > 0 {
        presented.size = ResolvedPresented.Size(
          width: Double(size.width), height: Double(size.height))
      }
    }
    if style == .popover, let popover = presentation as? UIPopoverPresentationController {
      presented.sides = popover.sides
      presented.background = popover.backgroundColor?.handedOn
    }
    if let sheet = presentation as? UISheetPresentationController, style.leavesRoom {
      let detent = sheet.shownDetent
      presented.detent = detent.flatMap { sheet.height(of: $0, in: controller) }
      presented.hasGrabber = sheet.prefersGrabberVisible
      presented.cornerRadius = sheet.preferredCornerRadius.map { Double($0) }
      presented.isUndimmed = sheet.isUndimmed(at: detent)
      let heights = sheet.detents.map { sheet.height(of: $0, in: controller) }
      if heights.count > 1, Set(heights).count == heights.count {
        presented.heights = heights
        presented.undimmedHeights = sheet.detents.filter { sheet.isUndimmed(at: $0) }.count
      }
    }
    return .presented(presented)
  }
}

extension UIPresentationController {
  /// How many screens lie over each other below what is presented.
  var depthBelow: Int {
    guard let presenting = presentedController?.presentingViewController else { return 1 }
    let finder = ScreenResolver(finding: PageGathering())
    let isPresented = presenting.presentingViewController != nil
    _ = isPresented ? finder.presented(presenting, level: 1) : finder.screen(of: presenting)
    return finder.waysBack.last?.depth ?? 1
  }

  /// Whether anything of what is below is seen.
  var leavesBelow: Bool {
    guard let presented = presentedController, !(presented is UIAlertController) else {
      return false
    }
    return shownStyle(in: presented.traitCollection) != .full
  }

  /// How a page shows what is presented.
  fileprivate func shownStyle(in traits: UITraitCollection) -> ResolvedPresented.Style {
    switch adaptedStyle(in: traits) {
    case .automatic, .pageSheet: .page
    case .formSheet: .form
    case .popover: .popover
    case .overFullScreen, .overCurrentContext, .blurOverFullScreen: .over
    default: .full
    }
  }
}

extension UIPopoverPresentationController {
  /// Where it may stand: on the side that the arrow's direction leads away from. Empty for anywhere.
  fileprivate var sides: [ResolvedPresented.Side] {
    let sides: [(UIPopoverArrowDirection, ResolvedPresented.Side)] = [
      (.up, .bottom), (.down, .top), (.left, .right), (.right, .left),
    ]
    let permitted = sides.filter { permittedArrowDirections.contains($0.0) }.map(\.1)
    return permitted.count == sides.count ? [] : permitted
  }

  /// What it stands beside.
  var source: AnyObject? { barButtonItem ?? sourceItem ?? sourceView }
}

extension UISheetPresentationController {
  /// The height at which the sheet rests.
  ///
  /// UIKit: the smallest, unless one is selected.
  fileprivate var shownDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// `nil` for as high as there is room.
  fileprivate func height(
    of detent: Detent, in controller: UIViewController
  ) -> ResolvedPresented.Detent? {
    if detent.identifier == .large { return nil }
    if detent.identifier == .medium { return .medium }
    let room = SheetRoom(
      traits: controller.traitCollection,
      height: controller.presentingViewController?.viewIfLoaded?.bounds.height ?? 0)
    return detent.resolvedValue(in: room).map { .height(Double($0)) }
  }

  fileprivate func isUndimmed(at detent: Detent?) -> Bool {
    guard let detent, let largest = largestUndimmedDetentIdentifier,
      let bound = detents.firstIndex(where: { $0.identifier == largest }),
      let place = detents.firstIndex(of: detent)
    else { return false }
    return place <= bound
  }
}

/// What a sheet's height is worked out from.
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, height: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = height
    super.init()
  }
}

extension UIViewController {
  /// The size that the controller asks for, or what stands in it.
  fileprivate var shownContentSize: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return (self as? UINavigationController)?.topViewController?.preferredContentSize ?? .zero
  }
}
