import Cellophane

/// The example site: screens as apps write them, the systems of five articles, a reference.
@main struct Gallery: PreviewSite {
  let title = "Cellophane"
  let summary =
    "List code written for UIKit, shown as web pages. Every preview here is Swift that says "
    + "import UIKit, run on Linux without a simulator."
  let featured: String? = "Browse"
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
    cellPreviews
    settingsPreviews
    referencePreviews
  }
}
