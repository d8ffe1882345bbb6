#if !canImport(ObjectiveC)
  public import CellophaneFoundation
  public import UIKit

  /// Something that pictures are written to. Nothing is, here: none is ever made.
  public final class CGImageDestination: Sendable {
    private init() {}
  }

  /// Writes no file.
  public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
  ) -> CGImageDestination? { nil }
  /// Writes no bytes.
  public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
  ) -> CGImageDestination? { nil }
  /// Does nothing.
  public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
  ) {}
  /// Does nothing.
  public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
  ) {}
  /// Does nothing.
  public func CGImageDestinationSetProperties(
    _ idst: CGImageDestination, _ properties: CFDictionary?
  ) {}
  /// Writes nothing, which it says.
  @discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    false
  }

  /// A key of how good a picture is.
  public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
  /// A key of how large a picture is.
  public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
#endif
