// As in `UIAppearance+Classes.swift`, for bars and their items.

extension UIAppearance where Self: UINavigationBar {
  /// What every instance takes.
  public static func appearance() -> UINavigationBar {
    Appearances.values(for: Self.self) { UINavigationBar(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UINavigationBar { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UINavigationBar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIToolbar {
  /// What every instance takes.
  public static func appearance() -> UIToolbar {
    Appearances.values(for: Self.self) { UIToolbar(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIToolbar { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIToolbar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITabBar {
  /// What every instance takes.
  public static func appearance() -> UITabBar {
    Appearances.values(for: Self.self) { UITabBar(frame: .zero) }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITabBar { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITabBar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// What every instance takes.
  public static func appearance() -> UIBarButtonItem {
    Appearances.values(for: Self.self) { UIBarButtonItem() }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UIBarButtonItem { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UIBarButtonItem()
    }
  }
}

extension UIAppearance where Self: UITabBarItem {
  /// What every instance takes.
  public static func appearance() -> UITabBarItem {
    Appearances.values(for: Self.self) { UITabBarItem() }
  }
  /// What every instance takes for traits; here in all.
  public static func appearance(for trait: UITraitCollection) -> UITabBarItem { appearance() }
  /// What every instance takes that lies in objects of classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    Appearances.values(for: Self.self, in: containerTypes.map { $0 as AnyClass }) {
      UITabBarItem()
    }
  }
}
