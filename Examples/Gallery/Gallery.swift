import Cellophane

/// The example site: the systems of five articles, and a reference of what a cell can show.
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
    referencePreviews
  }
}
