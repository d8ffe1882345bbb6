/// The classes of what nibs and storyboards name.
struct InterfaceClasses {
  /// The modules of the app.
  let modules: [String]

  /// The class of an object: the author's own, or else UIKit's.
  ///
  /// - Returns: `nil` where neither is here, which a finding says.
  func type<Known: AnyObject>(of element: InterfaceElement, _ known: Known.Type) -> Known.Type? {
    let base: AnyClass? =
      Self.ofUIKit[element.name] ?? Self.ofOthers[element.name].flatMap(NSClassFromString)
    guard let name = element["customClass"] else {
      if base == nil { noteMissing("an element '\(element.name)'") }
      return base as? Known.Type
    }
    if let own = own(name, module: element["customModule"]) as? Known.Type { return own }
    noteMissing("the class '\(name)'")
    return base as? Known.Type
  }

  /// A class of the app's by its name.
  func own(_ name: String, module: String?) -> AnyClass? {
    let places = ([module].compactMap(\.self) + modules).map { "\($0).\(name)" }
    return places.lazy.compactMap(NSClassFromString).first ?? NSClassFromString("UIKit.\(name)")
  }

  private func noteMissing(_ what: String) {
    RuntimeIssue.record(
      "interface-class-missing",
      "a nib or a storyboard has \(what), of which nothing is here; its place stays empty, or shows what"
        + " UIKit's own class would")
  }

  private static let ofUIKit: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "imageView": UIImageView.self, "button": UIButton.self, "textField": UITextField.self,
    "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "visualEffectView": UIVisualEffectView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "control": UIControl.self,
    "window": UIWindow.self, "colorWell": UIColorWell.self,
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self, "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "refreshControl": UIRefreshControl.self, "customObject": NSObject.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
  ]

  /// Views of other frameworks, by the modules that stand in for them.
  private static let ofOthers = [
    "mapView": "CellophaneMapKit.MKMapView", "wkWebView": "CellophaneWebKit.WKWebView",
  ]
}
