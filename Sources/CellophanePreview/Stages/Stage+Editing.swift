internal import UIKit

extension Stage {
  /// Whether a user could begin editing.
  var canEdit: Bool {
    var found = false
    func look(_ controller: UIViewController) {
      let item = controller.navigationItem
      let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      if items.contains(where: { $0.togglesEditing }) { found = true }
      for child in controller.children { look(child) }
    }
    look(controller)
    return found
  }
}
