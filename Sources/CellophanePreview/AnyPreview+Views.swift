package import CellophaneLook
package import UIKit

extension AnyPreview {
  /// A preview of a view: a cell as the only row of a list or table, in every state that a cell can
  /// be in, and any other view on a whole screen.
  package init<Root: UIView>(
    showing title: String, environments: [PreviewEnvironment], look: Look?,
    in appearance: UICollectionLayoutListConfiguration.Appearance,
    _ make: @escaping @MainActor @Sendable () -> Root
  ) {
    var preview = Preview<Root>(
      title, PreviewDetails(source: [], environments: environments, look: look),
      location: PreviewLocation(file: "", path: "", line: 0), make: make
    ) { view in
      switch view {
      case let cell as UICollectionViewCell: .cell(cell, appearance)
      case let cell as UITableViewCell: .tableCell(cell, .plain)
      default: .view(view)
      }
    }
    preview.asksEveryState =
      Root.self is UICollectionViewCell.Type || Root.self is UITableViewCell.Type
    self.init(preview)
  }
}
