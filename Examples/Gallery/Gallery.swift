import Cellophane

/// The example site: the systems of five articles, screens as apps write them, and a reference.
@main struct Gallery: PreviewSite {
  let title = "Cellophane"
  // Each question about the topics after a thousand messages is asked after a thousand messages.
  let timeLimit = 180.0

  @PreviewBuilder var previews: [AnyPreview] {
    outlinePreviews
    topicsPreviews
    listsPreviews
    sidebarPreviews
    rayTubePreviews
    searchingPreviews
    libraryPreviews
    mailboxPreviews
    settingsPreviews
    weatherPreviews
    filesPreviews
    cellPreviews
    referencePreviews
  }
}
