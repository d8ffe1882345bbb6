import CellophaneDocument
import CellophaneLook
import Foundation
import UIKit

@testable import CellophanePreview

/// A running preview whose views can be found again on the page that shows them.
///
/// A corner's radius moves nothing, and a page keeps any: each view's is its number.
@MainActor struct FramedPreview {
  /// Somewhere that author code can ask for its frame.
  struct Place {
    /// What is asked, in words that are the same at each run.
    var name: String
    /// By how a page knows it.
    var key: String
    /// What its origin counts from; `nil` for the page.
    var outer: String?
    var frame: CGRect
    /// Whether it is as high as what scrolls in it, at least as high as its frame.
    var grows = false
  }

  let page: ResolvedPage
  private(set) var places: [Place] = []
  private var keys: [ObjectIdentifier: String] = [:]
  private let session: Session

  /// Number 10,000 is the first: no author's radius is so large.
  private static let first = 10_000

  init(_ preview: AnyPreview, in environment: PreviewEnvironment) async throws {
    let look = preview.look ?? .iOS26
    session = try await Session.begin(preview, in: environment)
    _ = session.screen()
    // What has been made is numbered, and what is made again keeps its number.
    var views: [UIView] = []
    Self.gather(session.stage.window, into: &views)
    for (number, view) in views.enumerated() {
      keys[ObjectIdentifier(view)] = "\(Self.first + number)"
      view.layer.cornerRadius = CGFloat(Self.first + number)
    }
    let screen = session.screen()
    page = ResolvedPage(
      id: preview.id, title: preview.title, language: environment.language ?? "en", look: look.name,
      environment: environment.resolved(in: look, scheme: .automatic),
      frames: [ResolvedFrame(name: "start", title: "Start", screen: screen)])
    for (index, list) in session.parts.collections.enumerated() {
      places += rows(of: list.view, "list \(index)")
    }
    places += views.filter { !$0.isCell }.map(place)
    session.end()
  }

  private static func gather(_ view: UIView, into views: inout [UIView]) {
    views.append(view)
    let inner: [UIView] =
      switch view {
      case let list as UICollectionView:
        list.visibleCells + list.subviews
          + [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
          .flatMap { list.visibleSupplementaryViews(ofKind: $0) }
      case let list as UITableView:
        list.visibleCells + list.subviews.filter { !($0 is UITableViewCell) }
      default: view.subviews
      }
    for child in inner where !child.isHidden { gather(child, into: &views) }
  }

  // MARK: Places

  private func place(of view: UIView) -> Place {
    let key = keys[ObjectIdentifier(view)] ?? ""
    var place = Place(
      name: name(of: view), key: key,
      outer: view.superview.flatMap { keys[ObjectIdentifier($0)] } ?? "nothing",
      frame: view.frame, grows: view is UIScrollView || view.isScreen)
    if view.isScreen {
      place.outer = nil
      place.frame = view.convert(view.bounds, to: session.stage.window)
    } else if view is UICollectionReusableView {
      // What stands on a section's edge is asked for its size.
      place.outer = key
      place.frame.origin = .zero
    }
    return place
  }

  /// A view by its place in the tree.
  private func name(of view: UIView) -> String {
    let own = "\(type(of: view))"
    if view.isCell { return keys[ObjectIdentifier(view)] ?? own }
    guard let outer = view.superview, !view.isScreen else { return own }
    let siblings = outer.subviews
    let index = siblings.firstIndex { $0 === view } ?? 0
    return name(of: outer) + "/\(index) " + own
  }

  private mutating func rows(of list: UIScrollView, _ name: String) -> [Place] {
    var places: [Place] = []
    var before: (key: String, frame: CGRect)?
    func add(_ frame: CGRect, _ row: Int, _ cell: UIView?) {
      let key = "\(name) row \(row)"
      let outer = before?.frame.origin ?? .zero
      places.append(
        Place(
          name: key, key: key, outer: before?.key ?? name,
          frame: frame.offsetBy(dx: -outer.x, dy: -outer.y)))
      before = (key, frame)
      if let cell { keys[ObjectIdentifier(cell)] = key }
    }
    switch list {
    case let list as UITableView:
      for (index, path) in list.everyIndexPath.enumerated() {
        add(list.rectForRow(at: path), index, list.cellForRow(at: path))
      }
    case let list as UICollectionView:
      let paths = (0..<list.numberOfSections).flatMap { section in
        (0..<list.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      }
      for (index, path) in paths.enumerated() {
        guard let frame = list.layoutAttributesForItem(at: path)?.frame else { continue }
        add(frame, index, list.cellForItem(at: path))
      }
    default: break
    }
    return places
  }
}

extension UIView {
  /// Whether it is what a controller shows.
  fileprivate var isScreen: Bool { superview == nil || next is UIViewController }
  fileprivate var isCell: Bool { self is UICollectionViewCell || self is UITableViewCell }
}
