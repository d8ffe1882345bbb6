internal import UIKit

/// Frames that gestures make: a person's ways, through the author's own delegates and handlers.
///
/// Rows are found by their identifier's name or by a text that they show. Where nothing is called
/// so, the preview fails with a sentence that names what there is.
///
/// ```swift
/// Preview("Families") { FamiliesViewController() }
///   .expand("Marx")
///   .swipe("Zeppo", action: "Delete", title: "Without Zeppo")
/// ```
extension Preview {
  /// Adds a frame after a tap on a row, a bar item, a tab, a search's scope, a button or an alert's
  /// answer.
  ///
  /// - Parameter title: What the frame is called; `nil` says the gesture: "Tap Marx".
  public func tap(_ name: String, title: String? = nil) -> Preview<Root> {
    gesture(.tap(name), title)
  }

  /// Adds a frame after a row was opened by its disclosure or by a tap on it; one that is open
  /// stays so.
  public func expand(_ row: String, title: String? = nil) -> Preview<Root> {
    gesture(.expand(row), title)
  }

  /// Adds a frame after a row was closed by its disclosure or by a tap on it; one that is closed
  /// stays so.
  public func collapse(_ row: String, title: String? = nil) -> Preview<Root> {
    gesture(.collapse(row), title)
  }

  /// Adds a frame after a row was swiped and the action with a title was tapped.
  public func swipe(_ row: String, action: String, title: String? = nil) -> Preview<Root> {
    gesture(.swipe(row, action: action), title)
  }

  /// Adds a frame after a text was typed into the search bar.
  public func type(_ text: String, title: String? = nil) -> Preview<Root> {
    gesture(.type(text), title)
  }

  /// Adds a frame after a tap on a row that is then selected; one that is selected stays so.
  public func select(_ row: String, title: String? = nil) -> Preview<Root> {
    gesture(.select(row), title)
  }

  /// Adds a frame after a tap on a row's switch, or on its outline disclosure.
  public func toggle(_ row: String, title: String? = nil) -> Preview<Root> {
    gesture(.toggle(row), title)
  }

  /// Adds a frame after a row was dragged to where another one is, which moves on.
  public func move(_ row: String, before other: String, title: String? = nil) -> Preview<Root> {
    gesture(.move(row, before: other), title)
  }

  /// Adds a frame after a tap on the Edit button; a list alone begins editing without one.
  public func edit(title: String? = nil) -> Preview<Root> {
    setEditing(true, title: title)
  }

  /// Adds a frame after a tap on the Edit button, or on Done; nothing changes where editing has
  /// begun or ended already.
  public func setEditing(_ isEditing: Bool, title: String? = nil) -> Preview<Root> {
    gesture(.setEditing(isEditing), title)
  }

  /// Adds a frame after some time: what was put off until then has been done, in order of time, and
  /// what repeats has been repeated.
  ///
  /// Nobody waits: the preview has a clock of its own, for what its code puts off with `Timer`,
  /// `DispatchQueue.main.asyncAfter` and animations and, in a gallery, `Task.sleep`. What is due
  /// within a second needs no step.
  ///
  /// - Parameters:
  ///   - seconds: Rounded up to hundredths.
  ///   - title: What the frame is called; `nil` says the time: "After 3 seconds".
  public func wait(for seconds: Double, title: String? = nil) -> Preview<Root> {
    gesture(.wait(seconds), title)
  }

  private func gesture(_ gesture: Gesture, _ title: String?) -> Preview<Root> {
    adding(
      PreviewStep(title: title ?? gesture.title) { _, controller in
        Driver.drive(controller, gesture)
      })
  }
}

extension Double {
  /// As code says it: `3`, `0.5`.
  var shortly: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }

  /// Seconds, in words.
  var inWords: String { self == 1 ? "1 second" : "\(shortly) seconds" }
}
