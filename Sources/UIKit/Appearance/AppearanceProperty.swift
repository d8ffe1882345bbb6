/// A property whose value instances take from their class's, where they have none of their own.
@MainActor struct AppearanceProperty {
  /// Takes a value from the first view to the second, where it is set there and not here.
  let take: (UIView, UIView) -> Void

  private init<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ untouched: View
  ) {
    let standard = untouched[keyPath: path]
    take = { values, view in
      guard let values = values as? View, let view = view as? View,
        values[keyPath: path] != standard, view[keyPath: path] == standard
      else { return }
      view[keyPath: path] = values[keyPath: path]
    }
  }

  private init(take: @escaping (UIView, UIView) -> Void) {
    self.take = take
  }

  /// The tint is inherited, so that only a view's own counts.
  private static let tint = AppearanceProperty { values, view in
    guard let tint = values.givenTintColor, view.givenTintColor == nil else { return }
    view.tintColor = tint
  }

  /// Bars have a look of their own each, which counts as none.
  private static let bars = AppearanceProperty { values, view in
    if let values = values as? UINavigationBar, let view = view as? UINavigationBar {
      if values.hasOwnAppearance, !view.hasOwnAppearance {
        view.standardAppearance = values.standardAppearance
      }
      view.titleTextAttributes = view.titleTextAttributes ?? values.titleTextAttributes
      view.largeTitleTextAttributes =
        view.largeTitleTextAttributes ?? values.largeTitleTextAttributes
    } else if let values = values as? UITabBar, let view = view as? UITabBar {
      if values.hasOwnAppearance, !view.hasOwnAppearance {
        view.standardAppearance = values.standardAppearance
      }
    }
  }

  static let all: [AppearanceProperty] = {
    let view = UIView(frame: .zero)
    let label = UILabel(frame: .zero)
    let toggle = UISwitch(frame: .zero)
    let slider = UISlider(frame: .zero)
    let segmentedControl = UISegmentedControl(frame: .zero)
    let progressView = UIProgressView(frame: .zero)
    let activityIndicatorView = UIActivityIndicatorView(style: .medium)
    let pageControl = UIPageControl(frame: .zero)
    let textField = UITextField(frame: .zero)
    let textView = UITextView(frame: .zero, textContainer: nil)
    let searchBar = UISearchBar(frame: .zero)
    let tableView = UITableView(frame: .zero, style: .plain)
    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let navigationBar = UINavigationBar(frame: .zero)
    let toolbar = UIToolbar(frame: .zero)
    let tabBar = UITabBar(frame: .zero)
    return [
      tint, bars,
      .init(\.backgroundColor, view),
      .init(\.font, label),
      .init(\.textColor, label),
      .init(\.highlightedTextColor, label),
      .init(\.adjustsFontForContentSizeCategory, label),
      .init(\.onTintColor, toggle),
      .init(\.thumbTintColor, toggle),
      .init(\.minimumTrackTintColor, slider),
      .init(\.maximumTrackTintColor, slider),
      .init(\.thumbTintColor, slider),
      .init(\.selectedSegmentTintColor, segmentedControl),
      .init(\.progressTintColor, progressView),
      .init(\.trackTintColor, progressView),
      .init(\.color, activityIndicatorView),
      .init(\.pageIndicatorTintColor, pageControl),
      .init(\.currentPageIndicatorTintColor, pageControl),
      .init(\.textColor, textField),
      .init(\.font, textField),
      .init(\.keyboardAppearance, textField),
      .init(\.textColor, textView),
      .init(\.font, textView),
      .init(\.barTintColor, searchBar),
      .init(\.separatorColor, tableView),
      .init(\.sectionHeaderTopPadding, tableView),
      .init(\.selectionStyle, tableViewCell),
      .init(\.prefersLargeTitles, navigationBar),
      .init(\.isTranslucent, navigationBar),
      .init(\.barTintColor, navigationBar),
      .init(\.barStyle, navigationBar),
      .init(\.scrollEdgeAppearance, navigationBar),
      .init(\.compactAppearance, navigationBar),
      .init(\.barTintColor, toolbar),
      .init(\.isTranslucent, toolbar),
      .init(\.barTintColor, tabBar),
      .init(\.unselectedItemTintColor, tabBar),
      .init(\.isTranslucent, tabBar),
      .init(\.scrollEdgeAppearance, tabBar),
    ]
  }()
}
