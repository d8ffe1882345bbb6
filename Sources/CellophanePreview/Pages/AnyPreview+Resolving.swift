package import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension AnyPreview {
  /// Makes the preview, asks it in each of its environments, and gives a page for each structure, the
  /// first declared environment's first.
  @MainActor package func resolve(
    _ options: ResolveOptions = ResolveOptions()
  ) async -> [ResolvedPage] {
    await ResolveTurn.wait()
    defer { ResolveTurn.end() }
    let sandboxes = SandboxTurn()
    defer { sandboxes.end() }
    var pages: [ResolvedPage] = []
    var shown: [ShownStart] = []
    // Each has its share of the time, and what those before it have left.
    let times = environments.indices.map { index in
      options.seconds.map {
        Stopwatch(.seconds($0 * Double(index + 1) / Double(environments.count)))
      }
    }
    for (environment, time) in zip(environments, times) {
      let page = await RuntimeIssue.collecting {
        await PageResolver(self, in: environment, options, sandboxes, within: time)
          .page(unless: &shown)
      }
      if let page { PageFolding.add(page, to: &pages) }
    }
    PageFolding.name(&pages)
    return pages
  }
}

/// What a preview shows in an environment before anybody touches it.
///
/// An environment in which it shows the same is taken to answer the same: it is not asked again.
struct ShownStart: Equatable {
  var idiom: ResolvedEnvironment.Idiom
  var language: String
  var isDoubled: Bool
  /// What the frames show, as digests.
  var screens: [Int]
  var findings: [ResolvedFinding]
}

/// Lets one preview be asked at a time: surroundings are the process's.
@MainActor package enum ResolveTurn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Acts while no preview is asked.
  package static func between(_ act: @MainActor () -> Void) async {
    await wait()
    act()
    end()
  }

  static func wait() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  static func end() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
