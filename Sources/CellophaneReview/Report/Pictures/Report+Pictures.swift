internal import CellophaneSite
internal import CellophaneSnapshots
internal import Foundation

extension Report {
  /// How many changes pictures are taken of.
  private static let pictureLimit = 100

  /// The folder of the pictures.
  package static let pictureFolder = "pictures"

  /// Takes pictures of each changed page, before, after and with the difference marked; one of each
  /// kind of change first.
  ///
  /// - Throws: `PictureError` where there is no browser, or it stopped. What becomes of a single
  ///   page is said with its change.
  package mutating func takePictures() throws {
    var shown: [String: [UInt8]] = [:]
    var waiting: [(change: Change, screens: [ChangeScreen])] = []
    for change in groups.map(\.first) + groups.flatMap(\.others) {
      let (screens, _) = try screens(of: change, into: &shown)
      if !screens.isEmpty { waiting.append((change, screens)) }
    }
    guard !waiting.isEmpty else { return }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cellophane-pictures-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, bytes) in shown { try FixtureFile.write(bytes, to: "\(folder)/\(path)") }
    let camera = ChangeCamera(camera: try PageCamera(folder: folder))
    for (number, (change, screens)) in waiting.enumerated() {
      guard number < Self.pictureLimit else {
        pictures[change.path] = ChangePictures(
          pictures: [], width: 0,
          words: "No picture was taken: there are those of \(Self.pictureLimit) other changes.")
        continue
      }
      pictures[change.path] = try Self.pictures(of: screens, by: camera)
    }
  }

  private static func pictures(
    of screens: [ChangeScreen], by camera: ChangeCamera
  ) throws -> ChangePictures? {
    do throws(PictureError) {
      return try camera.pictures(of: screens)
    } catch {
      guard case .tooLong = error else { throw error }
      return ChangePictures(pictures: [], width: 0, words: "No picture was taken: \(error)")
    }
  }

  /// Where a picture lies.
  func path(of picture: ChangePictures.Picture, of change: Change) -> String {
    "\(Self.pictureFolder)/\(pictureName(of: picture, of: change))"
  }

  func pictureName(of picture: ChangePictures.Picture, of change: Change) -> String {
    "\(names[change.path] ?? "change")-\(picture.kind.rawValue).png"
  }

  var pictureFiles: [ReportFolder.File] {
    changeSet.changes.flatMap { change in
      (pictures[change.path]?.pictures ?? []).map {
        ReportFolder.File(path: path(of: $0, of: change), bytes: $0.bytes)
      }
    }
  }
}
