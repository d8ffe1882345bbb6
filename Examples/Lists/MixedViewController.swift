import UIKit

/// A card of rows between two stretches of sidebar, in one collection view.
public final class MixedViewController: PlacesViewController {
  public init() {
    let layout = UICollectionViewCompositionalLayout {
      section, environment -> NSCollectionLayoutSection? in
      let appearance: UICollectionLayoutListConfiguration.Appearance =
        section == 1 ? .insetGrouped : .sidebar
      return NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance),
        layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
    title = "Mixed"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var sections: [[Place]] { [Place.rooms, Place.collections, Place.services] }
}
