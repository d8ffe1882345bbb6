package import CellophaneLook

/// A cell in one state.
package struct ResolvedCell: Codable, Hashable, Sendable {
  package var content: ResolvedContent
  package var background: ResolvedBackground
  /// In visual order, from the leading edge to the content.
  package var leadingAccessories: [ResolvedAccessory]
  /// In visual order, from the content to the trailing edge.
  package var trailingAccessories: [ResolvedAccessory]
  /// Points.
  package var indentation: Double
  package var indentsAccessories: Bool
  /// `nil` inherits.
  package var tint: LookColor?
  package var accessibility: ResolvedAccessibility?

  package init(
    content: ResolvedContent, background: ResolvedBackground,
    leadingAccessories: [ResolvedAccessory] = [], trailingAccessories: [ResolvedAccessory] = [],
    indentation: Double = 0, indentsAccessories: Bool = true, tint: LookColor? = nil,
    accessibility: ResolvedAccessibility? = nil
  ) {
    self.content = content
    self.background = background
    self.leadingAccessories = leadingAccessories
    self.trailingAccessories = trailingAccessories
    self.indentation = indentation
    self.indentsAccessories = indentsAccessories
    self.tint = tint
    self.accessibility = accessibility
  }
}

package indirect enum ResolvedContent: Codable, Hashable, Sendable {
  case list(ResolvedListContent)
  /// A custom content view or a cell's own subviews.
  case view(ResolvedView)
  case empty
}

/// A `UIListContentConfiguration`, complete.
package struct ResolvedListContent: Codable, Hashable, Sendable {
  package var style: ContentStyle
  package var image: ResolvedImage?
  package var text: ResolvedText?
  package var secondaryText: ResolvedText?
  package var prefersSideBySide: Bool
  package var margins: LookInsets
  package var imageToTextPadding: Double
  package var horizontalTextPadding: Double
  package var verticalTextPadding: Double
  package var alpha: Double

  package init(
    style: ContentStyle, image: ResolvedImage? = nil, text: ResolvedText? = nil,
    secondaryText: ResolvedText? = nil, prefersSideBySide: Bool, margins: LookInsets,
    imageToTextPadding: Double, horizontalTextPadding: Double, verticalTextPadding: Double,
    alpha: Double = 1
  ) {
    self.style = style
    self.image = image
    self.text = text
    self.secondaryText = secondaryText
    self.prefersSideBySide = prefersSideBySide
    self.margins = margins
    self.imageToTextPadding = imageToTextPadding
    self.horizontalTextPadding = horizontalTextPadding
    self.verticalTextPadding = verticalTextPadding
    self.alpha = alpha
  }
}

/// A `UIBackgroundConfiguration`, complete.
package struct ResolvedBackground: Codable, Hashable, Sendable {
  package enum ImageMode: String, CaseIterable, Codable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  package var style: BackgroundStyle
  /// `nil` draws none.
  package var color: LookColor?
  package var cornerRadius: Double
  package var insets: LookInsets
  package var image: ResolvedImage?
  package var imageMode: ImageMode
  package var strokeColor: LookColor?
  package var strokeWidth: Double
  package var strokeOutset: Double
  package var shadow: ResolvedShadow?
  package var hasVisualEffect: Bool
  package var customView: ResolvedView?

  package init(
    style: BackgroundStyle, color: LookColor? = nil, cornerRadius: Double = 0,
    insets: LookInsets = .zero, image: ResolvedImage? = nil, imageMode: ImageMode = .scaleToFill,
    strokeColor: LookColor? = nil, strokeWidth: Double = 0, strokeOutset: Double = 0,
    shadow: ResolvedShadow? = nil, hasVisualEffect: Bool = false,
    customView: ResolvedView? = nil
  ) {
    self.style = style
    self.color = color
    self.cornerRadius = cornerRadius
    self.insets = insets
    self.image = image
    self.imageMode = imageMode
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
    self.strokeOutset = strokeOutset
    self.shadow = shadow
    self.hasVisualEffect = hasVisualEffect
    self.customView = customView
  }
}

package struct ResolvedShadow: Codable, Hashable, Sendable {
  package var color: LookColor
  package var opacity: Double
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(color: LookColor, opacity: Double, radius: Double, x: Double, y: Double) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A `UICellAccessory`.
package struct ResolvedAccessory: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case detail
    case delete
    case insert
    case reorder(showsSeparator: Bool)
    case multiselect
    case label(ResolvedText)
    case popUpMenu(title: String, items: [String])
    indirect case custom(ResolvedView, maintainsFixedSize: Bool)
  }
  package enum Displayed: String, Codable, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }
  package enum Width: Codable, Hashable, Sendable {
    case actual, standard
    case custom(Double)
  }

  package var kind: Kind
  package var displayed: Displayed
  /// Keeps its space, is not seen and does nothing.
  package var isHidden: Bool
  package var reservedWidth: Width
  package var tint: LookColor?
  package var background: LookColor?
  /// What its handler does; `nil` for a control without one.
  package var outcome: ResolvedOutcome?

  package init(
    kind: Kind, displayed: Displayed = .always, isHidden: Bool = false,
    reservedWidth: Width = .actual, tint: LookColor? = nil, background: LookColor? = nil,
    outcome: ResolvedOutcome? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isHidden = isHidden
    self.reservedWidth = reservedWidth
    self.tint = tint
    self.background = background
    self.outcome = outcome
  }
}

extension ResolvedCell {
  /// A cell that shows nothing.
  package static let nothing = ResolvedCell(
    content: .empty, background: ResolvedBackground(style: .clear))
}
