#if !canImport(ObjectiveC)
  public import CellophaneFoundation
  public import UIKit

  /// Pictures that something can be read as. Nothing can, here: none is ever made.
  public final class CGImageSource: Sendable {
    private init() {}
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

  /// Reads no file.
  public func CGImageSourceCreateWithURL(
    _ url: CFURL, _ options: CFDictionary?
  ) -> CGImageSource? { nil }
  /// Reads no bytes.
  public func CGImageSourceCreateWithData(
    _ data: CFData, _ options: CFDictionary?
  ) -> CGImageSource? { nil }
  /// What it is.
  public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { nil }
  /// How many there are: none.
  public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 0 }
  /// How far reading is.
  public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    .statusUnknownType
  }
  /// What is said about all: nothing.
  public func CGImageSourceCopyProperties(
    _ isrc: CGImageSource, _ options: CFDictionary?
  ) -> CFDictionary? { nil }
  /// What is said about one: nothing.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? { nil }
  /// One: none.
  public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? { nil }
  /// A small one: none.
  public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? { nil }

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
