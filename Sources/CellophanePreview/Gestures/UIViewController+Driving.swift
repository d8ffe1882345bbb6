public import UIKit

/// What steps do on a preview's screen: a person's ways, through the author's own code.
///
/// Rows are found by their identifier's name or by a text that they show. Each stops with a
/// sentence that names what there is when nothing is called so.
extension UIViewController {
  /// Taps a row, a bar item, a tab, a button or an alert's answer.
  public func tap(_ name: String) {
    Driver.drive(self, .tap(name))
  }

  /// Taps a row's switch, or its outline disclosure.
  public func toggle(_ row: String) {
    Driver.drive(self, .toggle(row))
  }

  /// Opens a row by its disclosure or by a tap on it; one that is open stays so.
  public func expand(_ row: String) {
    Driver.drive(self, .expand(row))
  }

  /// Closes a row by its disclosure or by a tap on it; one that is closed stays so.
  public func collapse(_ row: String) {
    Driver.drive(self, .collapse(row))
  }

  /// Taps a row that is then selected.
  public func select(_ row: String) {
    Driver.drive(self, .select(row))
  }

  /// Swipes a row and taps the action with a title.
  public func swipe(_ row: String, action: String) {
    Driver.drive(self, .swipe(row, action: action))
  }

  /// Drags a row to where another one is, which moves on.
  public func move(_ row: String, before other: String) {
    Driver.drive(self, .move(row, before: other))
  }

  /// Types into the search bar.
  public func search(_ text: String) {
    Driver.drive(self, .type(text))
  }

  /// Taps the Edit button, or Done; nothing where editing has begun or ended already.
  public func setEditing(_ isEditing: Bool) {
    Driver.drive(self, .setEditing(isEditing))
  }
}

/// What steps do on a preview's collection view: a person's ways, through the author's own code.
extension UICollectionView {
  /// Taps a row.
  public func tap(_ row: String) {
    Driver.drive(self, .tap(row))
  }

  /// Taps a row's switch, or its outline disclosure.
  public func toggle(_ row: String) {
    Driver.drive(self, .toggle(row))
  }

  /// Opens a row by its disclosure or by a tap on it; one that is open stays so.
  public func expand(_ row: String) {
    Driver.drive(self, .expand(row))
  }

  /// Closes a row by its disclosure or by a tap on it; one that is closed stays so.
  public func collapse(_ row: String) {
    Driver.drive(self, .collapse(row))
  }

  /// Taps a row that is then selected.
  public func select(_ row: String) {
    Driver.drive(self, .select(row))
  }

  /// Swipes a row and taps the action with a title.
  public func swipe(_ row: String, action: String) {
    Driver.drive(self, .swipe(row, action: action))
  }

  /// Drags a row to where another one is, which moves on.
  public func move(_ row: String, before other: String) {
    Driver.drive(self, .move(row, before: other))
  }

  /// Begins or ends editing as a person does.
  public func setEditing(_ isEditing: Bool) {
    Driver.drive(self, .setEditing(isEditing))
  }
}

/// What steps do on a preview's table view: a person's ways, through the author's own code.
extension UITableView {
  /// Taps a row.
  public func tap(_ row: String) {
    Driver.drive(self, .tap(row))
  }

  /// Taps a row's switch.
  public func toggle(_ row: String) {
    Driver.drive(self, .toggle(row))
  }

  /// Taps a row that is then selected.
  public func select(_ row: String) {
    Driver.drive(self, .select(row))
  }

  /// Swipes a row and taps the action with a title.
  public func swipe(_ row: String, action: String) {
    Driver.drive(self, .swipe(row, action: action))
  }

  /// Drags a row to where another one is, which moves on.
  public func move(_ row: String, before other: String) {
    Driver.drive(self, .move(row, before: other))
  }

  /// Begins or ends editing as a person does.
  public func setEditing(_ isEditing: Bool) {
    Driver.drive(self, .setEditing(isEditing))
  }
}
