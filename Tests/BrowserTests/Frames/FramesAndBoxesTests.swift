import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Foundation
import Seeding
import Testing

@testable import Gallery

extension SecondWindowSuite {
  /// What author code reads as frames beside what a browser makes of the page, for every view of the
  /// example previews, a third of which a run looks at.
  ///
  /// `FRAMED` names previews by their ids, of which each difference is printed.
  @MainActor @Suite struct FramesAndBoxesTests {
    /// How many views of a preview lie elsewhere, and why. The list only shrinks.
    private static let known: [String: (count: Int, reason: String)] = [
      "controls-in-accessories": (
        2, "at large text sizes a pop-up menu's words stand in two lines"
      ),
      "custom-views": (2, "constraints between the views of two stacks"),
      "ray-tube": (2, "a header's text is measured half a point wider"),
      "shelves-of-music": (2, "a button's title is measured half a point wider"),
    ]

    private static let wanted = ProcessInfo.processInfo.environment["FRAMED"]?
      .components(separatedBy: ",")

    @Test func viewsAreWhereTheirFramesSay() async throws {
      let pages = try LetteredPages(of: try await BuiltGallery.shared.value)
      defer { pages.remove() }
      var compared = 0
      var apart: [String: [String]] = [:]
      let all = Gallery().previews.filter { !$0.stopsAreMeant }
      let previews =
        Self.wanted.map { wanted in all.filter { wanted.contains($0.id) } }
        ?? Turn.share(all, oneIn: 3, of: "previews' frames")
      for preview in previews {
        for environment in preview.layouts {
          let framed = try await FramedPreview(preview, in: environment)
          let differences = try await Differences(framed, in: pages)
          compared += differences.compared
          apart[preview.id, default: []] += differences.apart.map { "\(environment.name) \($0)" }
        }
      }
      let counts = apart.mapValues(\.count).filter { $0.value > 0 }
      let count = counts.values.reduce(0, +)
      print("frames: \(compared - count) of \(compared) views lie where their boxes do")
      if Self.wanted != nil {
        print(apart.values.joined().joined(separator: "\n"))
        return
      }
      #expect(compared > 300)
      let known = Self.known.filter { apart.keys.contains($0.key) }
      #expect(counts == known.mapValues(\.count))
      for (preview, lines) in apart.sorted(by: { $0.key < $1.key })
      where lines.count > Self.known[preview]?.count ?? 0 {
        Issue.record("'\(preview)': \(lines.joined(separator: "\n"))")
      }
    }
  }
}

/// What of a preview lies elsewhere on its page.
@MainActor private struct Differences {
  private(set) var compared = 0
  private(set) var apart: [String] = []

  init(_ framed: FramedPreview, in pages: LetteredPages) async throws {
    let boxes = try await pages.boxes(of: framed.page)
    for place in framed.places {
      guard let box = boxes[place.key] else { continue }
      var frame = place.frame
      if let outer = place.outer {
        guard let around = boxes[outer] else { continue }
        frame = frame.offsetBy(dx: around.minX, dy: around.minY)
      }
      compared += 1
      if Self.isNear(box, frame, grows: place.grows) { continue }
      apart.append("\(place.name): box \(Self.words(box)), frame \(Self.words(frame))")
    }
  }

  private static func isNear(_ box: CGRect, _ frame: CGRect, grows: Bool) -> Bool {
    let height = box.height - frame.height
    return [box.minX - frame.minX, box.minY - frame.minY, box.width - frame.width]
      .allSatisfy { abs($0) <= 0.5 } && (abs(height) <= 0.5 || grows && height > 0)
  }

  private static func words(_ box: CGRect) -> String {
    [box.minX, box.minY, box.width, box.height].map { String(format: "%.2f", Double($0)) }
      .joined(separator: " ")
  }
}

extension AnyPreview {
  /// Of its environments those that differ in more than colours.
  fileprivate var layouts: [PreviewEnvironment] {
    var known: Set<String> = []
    return environments.filter { environment in
      let resolved = environment.resolved(in: look ?? .iOS26, scheme: .automatic)
      return known.insert(
        "\(resolved.idiom) \(resolved.direction) \(resolved.textSize) "
          + "\(resolved.language ?? "") \(resolved.isDoubled)"
      ).inserted
    }
  }
}
