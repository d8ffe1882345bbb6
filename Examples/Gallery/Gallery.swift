import Cellophane

/// The example site: screens as apps write them, the systems of five articles, a reference.
@main struct Gallery: PreviewSite {
  let title = "Cellophane"
  let summary =
    "List code written for UIKit, shown as web pages. Every preview here is Swift that says "
    + "import UIKit, run on Linux without a simulator."
  let featured: String? = "Browse"
  let chapters = [
    Chapter(
      "Outlines", "A list that opens, in ten steps from names without a control to Files’ Browse.",
      preview: "Tap anywhere"),
    Chapter(
      "What is open stays open", "A tree of topics, and a thousand messages that come in.",
      preview: "Steady topics"),
    Chapter(
      "Lists in collection views", "Five appearances, grids above lists, cells of one’s own.",
      preview: "List or grid"),
    Chapter(
      "A sidebar", "Registrations, headers that close, a split view with columns.",
      preview: "The sidebar alone"),
    Chapter(
      "Differences", "Type into the field, and see what leaves, comes and closes up.",
      preview: "RayTube"),
  ]
  let project: ProjectLinks? = ProjectLinks(
    license: "MIT", install: "make install PREFIX=$HOME/.local")
  // Each question about the topics after a thousand messages is asked after a thousand messages.
  let timeLimit = 180.0

  @PreviewBuilder var previews: [AnyPreview] {
    browsePreviews
    mailboxPreviews
    libraryPreviews
    weatherPreviews
    rayTubePreviews
    filesPreviews
    outlinePreviews
    topicsPreviews
    listsPreviews
    searchingPreviews
    sidebarPreviews
    marketPreviews
    cellPreviews
    settingsPreviews
    referencePreviews
  }
}
