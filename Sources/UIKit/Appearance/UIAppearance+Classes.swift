// One object a class, whose values its instances take. Swift on Linux cannot make an object of a
// class that it does not know, so that an author's subclass is given its nearest class of UIKit.

extension UIAppearance where Self: UIView {
  /// What every instance takes.
  public static func appearance() -> UIView {
    Appearances.values(for: Self.self) { UIView(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIView(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIControl {
  /// What every instance takes.
  public static func appearance() -> UIControl {
    Appearances.values(for: Self.self) { UIControl(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIControl { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UILabel {
  /// What every instance takes.
  public static func appearance() -> UILabel {
    Appearances.values(for: Self.self) { UILabel(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UILabel { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UILabel(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIImageView {
  /// What every instance takes.
  public static func appearance() -> UIImageView {
    Appearances.values(for: Self.self) { UIImageView(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIImageView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIImageView(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIButton {
  /// What every instance takes.
  public static func appearance() -> UIButton {
    Appearances.values(for: Self.self) { UIButton(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIButton { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIButton(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISwitch {
  /// What every instance takes.
  public static func appearance() -> UISwitch {
    Appearances.values(for: Self.self) { UISwitch(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UISwitch { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UISwitch(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISlider {
  /// What every instance takes.
  public static func appearance() -> UISlider {
    Appearances.values(for: Self.self) { UISlider(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UISlider { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UISlider(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIStepper {
  /// What every instance takes.
  public static func appearance() -> UIStepper {
    Appearances.values(for: Self.self) { UIStepper(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIStepper { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIStepper(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISegmentedControl {
  /// What every instance takes.
  public static func appearance() -> UISegmentedControl {
    Appearances.values(for: Self.self) { UISegmentedControl(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UISegmentedControl { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UISegmentedControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIProgressView {
  /// What every instance takes.
  public static func appearance() -> UIProgressView {
    Appearances.values(for: Self.self) { UIProgressView(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIProgressView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIProgressView(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  /// What every instance takes.
  public static func appearance() -> UIActivityIndicatorView {
    Appearances.values(for: Self.self) { UIActivityIndicatorView(style: .medium) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIActivityIndicatorView {
    appearance()
  }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIActivityIndicatorView(style: .medium)
    }
  }
}

extension UIAppearance where Self: UIPageControl {
  /// What every instance takes.
  public static func appearance() -> UIPageControl {
    Appearances.values(for: Self.self) { UIPageControl(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIPageControl { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIPageControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITextField {
  /// What every instance takes.
  public static func appearance() -> UITextField {
    Appearances.values(for: Self.self) { UITextField(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITextField { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITextField(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITextView {
  /// What every instance takes.
  public static func appearance() -> UITextView {
    Appearances.values(for: Self.self) { UITextView(frame: .zero, textContainer: nil) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITextView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITextView(frame: .zero, textContainer: nil)
    }
  }
}

extension UIAppearance where Self: UISearchBar {
  /// What every instance takes.
  public static func appearance() -> UISearchBar {
    Appearances.values(for: Self.self) { UISearchBar(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UISearchBar { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UISearchBar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIDatePicker {
  /// What every instance takes.
  public static func appearance() -> UIDatePicker {
    Appearances.values(for: Self.self) { UIDatePicker(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIDatePicker { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIDatePicker(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIRefreshControl {
  /// What every instance takes.
  public static func appearance() -> UIRefreshControl {
    Appearances.values(for: Self.self) { UIRefreshControl(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIRefreshControl { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIRefreshControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIScrollView {
  /// What every instance takes.
  public static func appearance() -> UIScrollView {
    Appearances.values(for: Self.self) { UIScrollView(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIScrollView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIScrollView(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITableView {
  /// What every instance takes.
  public static func appearance() -> UITableView {
    Appearances.values(for: Self.self) { UITableView(frame: .zero, style: .plain) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITableView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITableView(frame: .zero, style: .plain)
    }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// What every instance takes.
  public static func appearance() -> UITableViewCell {
    Appearances.values(for: Self.self) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITableViewCell { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  /// What every instance takes.
  public static func appearance() -> UITableViewHeaderFooterView {
    Appearances.values(for: Self.self) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITableViewHeaderFooterView {
    appearance()
  }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self: UICollectionView {
  /// What every instance takes.
  public static func appearance() -> UICollectionView {
    Appearances.values(for: Self.self) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UICollectionView { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
  }
}

extension UIAppearance where Self: UICollectionViewCell {
  /// What every instance takes.
  public static func appearance() -> UICollectionViewCell {
    Appearances.values(for: Self.self) { UICollectionViewCell(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UICollectionViewCell {
    appearance()
  }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionViewCell {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UICollectionViewCell(frame: .zero)
    }
  }
}
