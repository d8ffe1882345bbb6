#if Overlay
/// Methods that protocols of UIKit's declare optional and that take nothing, or one value without a
/// label: a call of one looks like a call of a closure. Here each has a default.
enum OptionalMethodsOfUIKit {
  static let names: Set<String> = Set(plain.map { "\($0)(_:)" })

  private static let plain = [
    "animationDidStart", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "collectionViewDidEndMultipleSelectionInteraction", "didDismissSearchController",
    "didPresentSearchController", "gestureRecognizerShouldBegin",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidScrollToTop",
    "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewControllerDidCollapse",
    "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "willDismissSearchController", "willPresentSearchController",
  ]
}
#endif
