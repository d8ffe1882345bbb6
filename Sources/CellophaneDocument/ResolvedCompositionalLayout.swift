package import CellophaneLook

/// A section of a compositional layout that is not a list.
///
/// The section's rows fill the group's leaves in order, and the group repeats.
package struct ResolvedCompositionalLayout: Codable, Hashable, Sendable {
  /// UIKit: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum Orthogonal: String, Codable, Hashable, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
  }

  package var group: ResolvedGroup
  package var contentInsets: LookInsets
  package var interGroupSpacing: Double
  package var orthogonal: Orthogonal
  /// Decoration views behind the section, back to front.
  package var decorations: [ResolvedDecoration]

  package init(
    group: ResolvedGroup, contentInsets: LookInsets = .zero, interGroupSpacing: Double = 0,
    orthogonal: Orthogonal = .none, decorations: [ResolvedDecoration] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonal = orthogonal
    self.decorations = decorations
  }
}

/// A container of items in one direction.
package struct ResolvedGroup: Codable, Hashable, Sendable {
  package enum Axis: String, Codable, Hashable, Sendable { case horizontal, vertical, custom }

  package var axis: Axis
  package var size: ResolvedSize
  package var contentInsets: LookInsets
  package var edgeSpacing: ResolvedEdgeSpacing?
  package var spacing: ResolvedSpacing?
  /// A group made by `repeatingSubitem:count:` has its subitem here `count` times.
  package var items: [ResolvedGroupItem]

  package init(
    axis: Axis, size: ResolvedSize, contentInsets: LookInsets = .zero,
    edgeSpacing: ResolvedEdgeSpacing? = nil, spacing: ResolvedSpacing? = nil,
    items: [ResolvedGroupItem]
  ) {
    self.axis = axis
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.spacing = spacing
    self.items = items
  }
}

package indirect enum ResolvedGroupItem: Codable, Hashable, Sendable {
  case item(ResolvedItemLayout)
  case group(ResolvedGroup)
}

package struct ResolvedItemLayout: Codable, Hashable, Sendable {
  /// `nil` takes an equal share of the group, as a counted subitem does.
  package var width: ResolvedDimension?
  package var height: ResolvedDimension?
  package var contentInsets: LookInsets
  package var edgeSpacing: ResolvedEdgeSpacing?
  /// In a custom group, the item's place in points: x, y, width, height.
  package var frame: [Double]?

  package init(
    width: ResolvedDimension?, height: ResolvedDimension?, contentInsets: LookInsets = .zero,
    edgeSpacing: ResolvedEdgeSpacing? = nil, frame: [Double]? = nil
  ) {
    self.width = width
    self.height = height
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.frame = frame
  }
}

package struct ResolvedSize: Codable, Hashable, Sendable {
  package var width: ResolvedDimension
  package var height: ResolvedDimension

  package init(width: ResolvedDimension, height: ResolvedDimension) {
    self.width = width
    self.height = height
  }
}

package enum ResolvedDimension: Codable, Hashable, Sendable {
  /// Points.
  case absolute(Double)
  /// Points at least guessed; the content decides.
  case estimated(Double)
  /// Of the container's width, 0 to 1.
  case fractionalWidth(Double)
  /// Of the container's height, 0 to 1.
  case fractionalHeight(Double)
}

package enum ResolvedSpacing: Codable, Hashable, Sendable {
  case fixed(Double)
  case flexible(Double)
}

package struct ResolvedEdgeSpacing: Codable, Hashable, Sendable {
  package var leading: ResolvedSpacing?
  package var top: ResolvedSpacing?
  package var trailing: ResolvedSpacing?
  package var bottom: ResolvedSpacing?

  package init(
    leading: ResolvedSpacing?, top: ResolvedSpacing?, trailing: ResolvedSpacing?,
    bottom: ResolvedSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

package struct ResolvedDecoration: Codable, Hashable, Sendable {
  package var kind: String
  package var contentInsets: LookInsets
  package var view: ResolvedView

  package init(kind: String, contentInsets: LookInsets, view: ResolvedView) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.view = view
  }
}
