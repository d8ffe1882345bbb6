internal import CellophaneDocument
internal import Foundation
internal import UIKit

/// What files of pictures are called, once for each copy of them in memory: pages of photographs are read
/// again after each touch, and a name is made of all bytes.
@MainActor enum PictureFileNames {
  /// Where bytes lie, which is one place for as long as they are kept.
  private struct Place: Hashable {
    let start: Int
    let count: Int
    let ending: String
  }

  private static var known: [Place: (kept: Data, name: String)] = [:]

  static func name(of file: ImageFile) -> String {
    let ending = file.format.fileExtension
    let start = file.bytes.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
    let place = Place(start: start, count: file.bytes.count, ending: ending)
    if let name = known[place]?.name { return name }
    let name = ResolvedAsset.fileName(of: [UInt8](file.bytes), ending: ending)
    // A few bytes lie in the value itself, each time at another place.
    if place.count > 64 { known[place] = (file.bytes, name) }
    return name
  }
}
