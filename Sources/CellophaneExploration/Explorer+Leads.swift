internal import CellophaneDocument

/// Touches of what is there only once something was touched elsewhere: a row that another screen has
/// added, or changed.
extension Explorer {
  /// Whether a screen has something that was not touched as it looks.
  package func isUntouched(_ parts: ScreenParts) -> Bool {
    untried.isEmpty && route(from: looks.state(of: parts)) != nil
  }

  /// Touches what was not touched, on instances on which something was touched elsewhere.
  ///
  /// - Parameter lead: Makes one of them; `nil` where no more can be made.
  package func follow<App: ExploredApp>(
    _ app: App, by lead: () async -> (instance: App.Instance, shown: ScreenParts)?
  ) async {
    app.brings(screens: false)
    defer { app.brings(screens: true) }
    for _ in 0..<limits.fillings {
      guard let (instance, shown) = await lead() else { return }
      let count = known.count + trials.count
      await touch(on: instance, app, from: looks.state(of: shown), at: paths.lead())
      instance.end()
      // No screen is made for what comes up only then.
      for (situation, found) in known where found.effects.edits.contains(.show(alternate: "")) {
        known[situation] = .lost
      }
      if known.count + trials.count == count { return }
    }
  }
}
