#if !canImport(ObjectiveC)
  public import CellophaneFoundation
  public import Foundation
  public import UIKit

  /// The picture that a file or bytes are.
  ///
  /// ImageIO: `CGImageSource`. Of what moves, the first picture is all of it.
  public final class CGImageSource: Sendable {
    fileprivate let image: CGImage
    fileprivate let type: String?
    fileprivate let size: Int

    /// The picture of bytes; `nil` where they are not of a format that pages show.
    fileprivate init?(_ data: Data) {
      guard let image = UIImage(data: data)?.cgImage else { return nil }
      self.image = image
      type = CGImageFormat(data).rawValue
      size = data.count
    }
  }

  /// The formats that pages show, by what files begin with.
  private enum CGImageFormat: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webp = "org.webmproject.webp"
    case svg = "public.svg-image"

    init(_ data: Data) {
      let beginnings: KeyValuePairs<[UInt8], CGImageFormat> = [
        [0x89, 0x50]: .png, [0xFF, 0xD8]: .jpeg, [0x47, 0x49]: .gif, [0x52, 0x49]: .webp,
      ]
      self = beginnings.first { data.starts(with: $0.key) }?.value ?? .svg
    }
  }

  /// How far reading is.
  public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
  }

  /// The picture of a file; `nil` where it cannot be read.
  public func CGImageSourceCreateWithURL(
    _ url: CFURL, _ options: CFDictionary?
  ) -> CGImageSource? {
    (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
  }
  /// The picture of bytes; `nil` where they are not of a format that pages show.
  public func CGImageSourceCreateWithData(
    _ data: CFData, _ options: CFDictionary?
  ) -> CGImageSource? { CGImageSource(data) }
  // On a device these objects are those of CoreFoundation; here 'url as NSURL' is no 'CFURL'.
  public func CGImageSourceCreateWithURL(
    _ url: NSURL, _ options: CFDictionary?
  ) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }
  public func CGImageSourceCreateWithData(
    _ data: NSData, _ options: CFDictionary?
  ) -> CGImageSource? { CGImageSourceCreateWithData(data as Data, options) }
  /// What it is.
  public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
  /// How many there are: one.
  public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
  /// How far reading is.
  public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    .statusComplete
  }
  /// What is said about all: how many bytes they are.
  public func CGImageSourceCopyProperties(
    _ isrc: CGImageSource, _ options: CFDictionary?
  ) -> CFDictionary? { [kCGImagePropertyFileSize: isrc.size] }
  /// What is said about one: how many pixels it has. What a camera notes is not read.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    guard index == 0 else { return nil }
    return [
      kCGImagePropertyPixelWidth: isrc.image.width, kCGImagePropertyPixelHeight: isrc.image.height,
    ]
  }
  /// The picture.
  public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? { index == 0 ? isrc.image : nil }
  /// The picture with the size of a small one.
  public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? {
    guard index == 0 else { return nil }
    let side: Double? =
      switch options?[kCGImageSourceThumbnailMaxPixelSize] {
      case let number as Int: Double(number)
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return side.map { CGImage(isrc.image, longestSide: CGFloat($0)) } ?? isrc.image
  }

  /// A key of how it is read.
  public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
  /// A key of how it is read.
  public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
  /// A key of how it is read.
  public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
  /// A key of how it is read.
  public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
  /// A key of how small it is.
  public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
  /// A key of how small it is.
  public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
  /// A key of when a small one is made.
  public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
  /// A key of when a small one is made.
  public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
  /// A key of how a small one is made.
  public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
#endif
