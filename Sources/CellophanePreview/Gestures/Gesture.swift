internal import UIKit

/// What a person does on a screen.
package enum Gesture: Codable, Hashable, Sendable {
  case tap(String)
  case toggle(String)
  case expand(String)
  case collapse(String)
  case select(String)
  case swipe(String, action: String)
  case move(String, before: String)
  case type(String)
  case setEditing(Bool)
  /// In seconds.
  case wait(Double)

  /// What a frame is called that it makes.
  var title: String {
    switch self {
    case .tap(let name): "Tap \(name)"
    case .toggle(let row): "Toggle \(row)"
    case .expand(let row): "Expand \(row)"
    case .collapse(let row): "Collapse \(row)"
    case .select(let row): "Select \(row)"
    case .swipe(let row, let action): "Swipe \(row): \(action)"
    case .move(let row, let other): "Move \(row) before \(other)"
    case .type(""): "Clear the search"
    case .type(let text): "Type \(text)"
    case .setEditing(let isEditing): isEditing ? "Edit" : "Done"
    case .wait(let seconds): "After \(seconds.inWords)"
    }
  }
}

extension Driver {
  func perform(_ gesture: Gesture) throws(Refusal) {
    switch gesture {
    case .tap(let name): try tap(name)
    case .toggle(let row): try toggle(row)
    case .expand(let row): try setExpanded(true, row)
    case .collapse(let row): try setExpanded(false, row)
    case .select(let row): try select(row)
    case .swipe(let row, let action): try swipe(row, action: action)
    case .move(let row, let other): try move(row, before: other)
    case .type(let text): try type(text)
    case .setEditing(let isEditing): try setEditing(isEditing)
    case .wait(let seconds): LaterWork.current?.wait(for: seconds)
    }
    window?.settle()
  }
}
