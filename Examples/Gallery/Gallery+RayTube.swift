import Cellophane
import RayTube
import UIKit

extension Gallery {
  @PreviewBuilder var rayTubePreviews: [AnyPreview] {
    Preview(
      "RayTube", group: "Screens",
      notes: "Search for No: a section stays if its title or one of its courses matches.",
      source: [
        .file("Examples/RayTube/VideosViewController.swift"),
        .file("Examples/RayTube/VideoCell.swift"),
      ],
      environments: [.phone, .pad]
    ) { UINavigationController(rootViewController: VideosViewController()) }
    .searches(.sections, in: [.text, .headers])
    .type("No", title: "Searched for No")
    .type("ios", title: "Searched for ios")
    .type("swiftui", title: "Searched for swiftui")
    Preview(
      "Two kinds of cells", group: "Data sources",
      notes: "Courses and articles on one shelf: the item says which class its cell has.",
      source: [
        .region("provider", in: "Examples/RayTube/Shelf/ShelfViewController.swift"),
        .file("Examples/RayTube/Shelf/ShelfItem.swift"),
        .file("Examples/RayTube/Shelf/ArticleCell.swift"),
      ],
      environments: [.phone, .pad]
    ) { UINavigationController(rootViewController: ShelfViewController()) }
    Preview(
      "An invalid update", group: "Data sources",
      notes: """
        Tap a course on UIKit, and the app stops: the array has lost two courses, and the list is \
        told of one.
        The page stays as it is there, and the remark says what the app would have said.
        """,
      source: .region(
        "counted", in: "Examples/RayTube/Following/CountedCoursesViewController.swift")
    ) { UINavigationController(rootViewController: CountedCoursesViewController()) }
    .mayStop()
    Preview(
      "The same update, diffable", group: "Data sources",
      notes: "Tap a course on UIKit: both go. Told what there is, the list counts for itself.",
      source: .region(
        "diffable", in: "Examples/RayTube/Following/DiffableCoursesViewController.swift")
    ) { UINavigationController(rootViewController: DiffableCoursesViewController()) }
    .tap("Views of iOS, Taken Apart", title: "UIKit unfollowed")
    .cover("frame=frame-uikit-unfollowed")
  }
}
