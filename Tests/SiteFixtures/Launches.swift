internal import CellophanePreview
internal import CellophaneSite
internal import UIKit

/// Screens that rely on what their app's delegate does as it launches.
enum Launches {
  @MainActor static var store: [String]?

  static let previews = [
    preview("Stocked", needs: 0), preview("Short", needs: 1),
  ]

  private static func preview(_ title: String, needs index: Int) -> SitePreview {
    let preview = Preview(title) { StoreController(index) }
      .application { StoreDelegate() }.launchingWhereItStops()
    return SitePreview(AnyPreview(preview), language: "en")
  }
}

private final class StoreDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Launches.store = ["Salt"]
    return true
  }
}

private final class StoreController: UITableViewController {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(style: .plain)
    guard let store = Launches.store else { fatalError("nobody has filled the store") }
    title = store[index]
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Launches.store?[index]
    return cell
  }
}
