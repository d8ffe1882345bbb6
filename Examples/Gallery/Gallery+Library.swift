import Cellophane
import Library
import UIKit

extension Gallery {
  @PreviewBuilder var libraryPreviews: [AnyPreview] {
    Preview(
      "Shelves of music", group: "Screens",
      notes: "A generic cell, its subclasses, badges and headers, in one compositional layout.",
      source: [
        .file("Examples/Library/Home/HomeViewController.swift"),
        .file("Examples/Library/Home/HomeViewController+Layout.swift"),
      ],
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: HomeViewController()) }
    Preview(
      "An album", group: "Screens",
      notes: "A content configuration of its own: the song that plays is the selected one.",
      source: [
        .file("Examples/Library/Album/AlbumViewController.swift"),
        .file("Examples/Library/Album/TrackContentConfiguration.swift"),
        .file("Examples/Library/Album/TrackContentView.swift"),
      ],
      environments: [
        .phone, .phone.dark, .phone.rightToLeft, .phone.textSize(.accessibilityLarge), .pad,
      ]
    ) { UINavigationController(rootViewController: AlbumViewController(album: .lowTide)) }
    .tap("Driftwood", title: "Driftwood plays")
    Preview(
      "A queue in order", group: "Screens",
      notes: "didReorder takes the order from the transaction; the playing song names the next.",
      source: .file("Examples/Library/Queue/QueueViewController.swift"),
      environments: [.phone, .phone.dark]
    ) { UINavigationController(rootViewController: QueueViewController(queue: .evening)) }
    .edit(title: "Editing")
    .move("Slow Orbit", before: "Harbour Lights", title: "Slow Orbit comes next")
    Preview(
      "Playlists", group: "Screens",
      notes: "An alert asks for a name in a field; a bar item has a badge.",
      source: .file("Examples/Library/Playlists/PlaylistsViewController.swift")
    ) {
      UINavigationController(
        rootViewController: PlaylistsViewController(names: ["Evenings", "Long Drives", "Rain"]))
    }
    Preview(
      "A search with scopes", group: "Screens",
      notes: "Scopes come with the search and narrow it; a long press brings a row's context menu.",
      source: .file("Examples/Library/Search/SearchViewController.swift"),
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: SearchViewController()) }
    .looks(.iOS26, .iOS18)
    .tap("Songs", title: "Songs alone")
    .type("oda", title: "Songs of Oda Vale")
    .cover("frame=frame-songs-alone")
    Preview(
      "A search with a token", group: "Screens",
      notes: "The token in the field leaves what one artist has made.",
      source: .file("Examples/Library/Search/SearchViewController.swift")
    ) { UINavigationController(rootViewController: SearchViewController(artist: "Oda Vale")) }
    .looks(.iOS26, .iOS18)
  }
}
