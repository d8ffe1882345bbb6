internal import CellophaneValidation
internal import Foundation
internal import UIKit

/// What a site's pages show as pictures: whole files of a bounded size that do nothing.
package enum PictureRules {
  /// More than any screen has, less than makes a browser stop.
  private static let megapixelLimit = 50.0

  /// Makes them those of every picture that is read from now on, and of what PDFs are made to.
  package static func declare() {
    ImageRules.declare { problem(of: $0) }
    PDFConversion.declare { PDFConverter.convert($0) }
  }

  /// Why a picture is not shown, in words that go on after its file's name.
  static func problem(of file: ImageFile) -> String? {
    let bytes = [UInt8](file.bytes)
    let isWhole: Bool
    switch file.format {
    case .svg: return drawingProblem(bytes)
    case .png: isWhole = endsAsPNG(bytes)
    case .jpeg: isWhole = endsAsJPEG(bytes)
    case .gif: isWhole = bytes.last == 0x3B
    case .webp: isWhole = bytes.count >= 8 + Int(little: bytes[4..<8])
    }
    let pixels = file.size.width * file.scale * file.size.height * file.scale / 1_000_000
    if pixels > megapixelLimit {
      return "has \(Int(pixels.rounded())) megapixels, and pages show at most "
        + "\(Int(megapixelLimit)); make it smaller"
    }
    return isWhole ? nil : "ends before its picture does; export it again"
  }

  private static func drawingProblem(_ bytes: [UInt8]) -> String? {
    do throws(DrawingError) {
      try DrawingCheck.check(bytes)
      return nil
    } catch {
      let line = error.line > 0 ? " in line \(error.line)" : ""
      return "\(error.description)\(line); export it as shapes alone"
    }
  }

  /// PNG: goes from chunk to chunk until the one that ends the picture.
  private static func endsAsPNG(_ bytes: [UInt8]) -> Bool {
    var place = 8
    while place + 12 <= bytes.count {
      let length = Int(big: bytes[place..<(place + 4)])
      let end = place + 12 + length
      guard end <= bytes.count else { return false }
      if bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return true }
      place = end
    }
    return false
  }

  /// JPEG: goes from segment to segment until the picture begins, whose end is marked too.
  private static func endsAsJPEG(_ bytes: [UInt8]) -> Bool {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      if bytes[place + 1] == 0xDA {
        return bytes.withUnsafeBytes { $0.place(behind: [0xFF, 0xD9], from: place) } != nil
      }
      place += bytes[place + 1] == 0xFF ? 1 : 2 + Int(big: bytes[(place + 2)..<(place + 4)])
    }
    return false
  }
}

extension Int {
  fileprivate init(big bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Int($1) } }

  fileprivate init(little bytes: ArraySlice<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
