import Cellophane
import Library
import UIKit

extension Gallery {
  @PreviewBuilder var libraryPreviews: [AnyPreview] {
    Preview(
      "Shelves of music", group: "Library",
      notes: "A generic cell, its subclasses, badges and headers, in one compositional layout.",
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: HomeViewController()) }
    Preview(
      "An album", group: "Library",
      notes: "A content configuration of its own: the song that plays is the selected one.",
      environments: [
        .phone, .phone.dark, .phone.rightToLeft, .phone.textSize(.accessibilityLarge), .pad,
      ]
    ) { UINavigationController(rootViewController: AlbumViewController(album: .lowTide)) }
    .tap("Driftwood", title: "Driftwood plays")
    Preview(
      "A queue in order", group: "Library",
      notes: "didReorder takes the order from the transaction; the playing song names the next.",
      environments: [.phone, .phone.dark]
    ) { UINavigationController(rootViewController: QueueViewController(queue: .evening)) }
    .edit(title: "Editing")
    .move("Slow Orbit", before: "Harbour Lights", title: "Slow Orbit comes next")
  }
}
