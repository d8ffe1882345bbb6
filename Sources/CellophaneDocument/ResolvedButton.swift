package import CellophaneLook

/// A button's words and image with their places.
package struct ResolvedButton: Codable, Hashable, Sendable {
  package enum ImageEdge: String, Codable, Hashable, Sendable {
    case leading, trailing, top, bottom
  }
  package enum Alignment: String, Codable, Hashable, Sendable {
    case leading, center, trailing, fill
  }

  package var title: ResolvedText?
  package var subtitle: ResolvedText?
  package var image: ResolvedImage?
  package var imageEdge: ImageEdge
  /// Points between image and words.
  package var imagePadding: Double
  /// Points between title and subtitle.
  package var titlePadding: Double
  package var insets: LookInsets
  package var alignment: Alignment
  package var isEnabled: Bool
  package var isSelected: Bool
  /// Whether a sign of something going on takes the image's place.
  package var isBusy: Bool
  /// Whether it shows that it opens a list of choices.
  package var showsChoices: Bool
  /// The colour of the chevrons that say so; `nil` for the title's.
  package var indicatorColor: LookColor?

  package init(
    title: ResolvedText? = nil, subtitle: ResolvedText? = nil, image: ResolvedImage? = nil,
    imageEdge: ImageEdge = .leading, imagePadding: Double = 0, titlePadding: Double = 1,
    insets: LookInsets = .zero, alignment: Alignment = .center, isEnabled: Bool = true,
    isSelected: Bool = false, isBusy: Bool = false, showsChoices: Bool = false,
    indicatorColor: LookColor? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.imageEdge = imageEdge
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.insets = insets
    self.alignment = alignment
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isBusy = isBusy
    self.showsChoices = showsChoices
    self.indicatorColor = indicatorColor
  }
}
