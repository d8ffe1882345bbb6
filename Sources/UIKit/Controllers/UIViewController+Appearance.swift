extension UIViewController {
  /// Lives through what an app gives the controller of a window, until it has appeared.
  ///
  /// - Parameters:
  ///   - traits: The surroundings of the window.
  ///   - size: The window's size, in points.
  /// - Returns: The window, whose `settle()` brings later changes to rest.
  @discardableResult package func appear(
    in traits: UITraitCollection, size: CGSize
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environmentTraits = traits
    storage.hostWindow = window
    window.rootViewController = self
    window.makeKeyAndVisible()
    return window
  }

  /// Leaves the window of `appear(in:size:)`, as when an app's screen goes away.
  package func disappear() {
    storage.presented?.disappear()
    storage.hostWindow?.rootViewController = nil
    storage.hostWindow = nil
  }

  /// The view is about to enter a window.
  func beginAppearing(_ animated: Bool) {
    guard storage.appearance == .gone || storage.appearance == .disappearing else { return }
    loadViewIfNeeded()
    storage.appearance = .appearing
    containerWillAppear()
    viewWillAppear(animated)
  }

  /// The view has entered a window and is about to be laid out.
  func isNowAppearing() {
    guard storage.appearance == .appearing else { return }
    viewIsAppearing(false)
  }

  func endAppearing(_ animated: Bool) {
    guard storage.appearance == .appearing else { return }
    storage.appearance = .appeared
    viewDidAppear(animated)
  }

  func beginDisappearing(_ animated: Bool) {
    guard storage.appearance == .appeared || storage.appearance == .appearing else { return }
    storage.appearance = .disappearing
    viewWillDisappear(animated)
  }

  func endDisappearing(_ animated: Bool) {
    guard storage.appearance == .disappearing else { return }
    storage.appearance = .gone
    viewDidDisappear(animated)
  }

  /// Containers put the views of the children that they show in place.
  func containerWillAppear() {
    (self as? any ControllerContainer)?.arrangeChildren()
  }

  /// The controller's part of a layout pass, before its view places its subviews.
  func willLayoutView() {
    if storage.needsContentUnavailable {
      storage.needsContentUnavailable = false
      ObservedReads.track(for: self) {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      } change: {
        $0.setNeedsUpdateContentUnavailableConfiguration()
      }
    }
    viewWillLayoutSubviews()
    (self as? any ControllerContainer)?.arrangeChildren()
  }
}

/// A controller that decides itself which of its children are seen and where.
@MainActor protocol ControllerContainer: UIViewController {
  /// Puts the views of the children that are seen in place, and takes the others' away.
  func arrangeChildren()
}
