package import CellophaneDocument
internal import CellophaneLook
internal import CellophanePreview
internal import Lists
internal import Mailbox
internal import Outline
internal import RayTube
internal import Reference
internal import Settings
internal import Sidebar
internal import UIKit

/// Documents of the examples, which together have nearly every slot.
package enum FuzzedSamples {
  @MainActor package static func pages() async -> [ResolvedPage] {
    var options = ResolveOptions()
    options.look = .iOS26
    var pages: [ResolvedPage] = []
    for preview in previews { pages += await preview.resolve(options) }
    return pages
  }

  @MainActor private static var previews: [AnyPreview] {
    [
      AnyPreview(Preview("Outline") { OutlineViewController() }),
      AnyPreview(Preview("Inbox") { InboxViewController() }),
      AnyPreview(Preview("Settings") { SettingsViewController() }),
      AnyPreview(
        Preview("Packing") { UINavigationController(rootViewController: PackingViewController()) }),
      AnyPreview(
        Preview("Accessories") {
          UINavigationController(rootViewController: AccessoriesViewController())
        }),
      AnyPreview(Preview("Controls") { ControlsViewController() }),
      AnyPreview(Preview("Views") { CustomViewsViewController() }),
      AnyPreview(Preview("Garden") { GardenViewController(columns: .doubleColumn) }),
      AnyPreview(
        Preview("Videos") { UINavigationController(rootViewController: VideosViewController()) }),
    ]
  }
}
