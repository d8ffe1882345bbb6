internal import CellophaneSite
internal import Foundation

/// Takes pictures of pages that are served, one after another.
package actor ServedPictures {
  /// How many may be waited for at once.
  static let most = 4

  private let folder: String
  private var waiting = 0
  private var last: Task<Answer, Never>?

  /// - Parameter folder: The site's.
  package init(folder: String) {
    self.folder = folder
  }

  /// The picture as a PNG, or why there is none.
  func answer(to wish: PictureWish) async -> Answer {
    guard waiting < Self.most else {
      return Answer(.unable, "error: other pictures are being taken; ask again in a moment")
    }
    waiting += 1
    defer { waiting -= 1 }
    let taking = Task { [folder, last] in
      // A browser at a time: two would share their files.
      _ = await last?.value
      return await Self.take(wish, in: folder)
    }
    last = taking
    return await taking.value
  }

  /// On a thread of its own: a browser is waited for.
  private static func take(_ wish: PictureWish, in folder: String) async -> Answer {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: answer(to: wish, in: folder))
      }
    }
  }

  private static func answer(to wish: PictureWish, in folder: String) -> Answer {
    do {
      let picture = try PictureBook(folder: folder)
        .picture(of: wish.page, at: wish.moment, width: wish.width)
      return Answer(.found, ServedFiles.File(type: "image/png", bytes: picture))
    } catch PictureError.noPage(let page, _) {
      return Answer(.missing, "error: there is no page '\(page)'")
    } catch {
      return Answer(.unable, "\(error)")
    }
  }
}
