#if !canImport(ObjectiveC)
  public import CellophaneFoundation

  // What is said about pictures, by Apple's keys.

  /// A key of what is said about a picture.
  public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
  /// A key of what is said about a picture.
  public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
  /// A key of what is said about a picture.
  public let kCGImagePropertyOrientation: CFString = "Orientation"
  /// A key of what is said about a picture.
  public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
  /// A key of what is said about a picture.
  public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
  /// A key of what is said about a picture.
  public let kCGImagePropertyDepth: CFString = "Depth"
  /// A key of what is said about a picture.
  public let kCGImagePropertyColorModel: CFString = "ColorModel"
  /// A key of what is said about a picture.
  public let kCGImagePropertyProfileName: CFString = "ProfileName"
  /// A key of what is said about a picture.
  public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
  /// A key of what is said about a picture.
  public let kCGImagePropertyFileSize: CFString = "FileSize"
  /// A key of what one kind of file says.
  public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
  /// A key of what one kind of file says.
  public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
  /// A key of what one kind of file says.
  public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
  /// A key of what one kind of file says.
  public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
  /// A key of what one kind of file says.
  public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
  /// A key of what one kind of file says.
  public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
  /// A key of what one kind of file says.
  public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFMake: CFString = "Make"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFModel: CFString = "Model"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFSoftware: CFString = "Software"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFArtist: CFString = "Artist"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
  /// A key of what TIFF says.
  public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
  /// A key of what a camera says.
  public let kCGImagePropertyExifLensMake: CFString = "LensMake"
  /// A key of what a camera says.
  public let kCGImagePropertyExifLensModel: CFString = "LensModel"
  /// A key of what a camera says.
  public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
  /// A key of what a camera says.
  public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
  /// A key of what a camera says.
  public let kCGImagePropertyExifFNumber: CFString = "FNumber"
  /// A key of what a camera says.
  public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
  /// A key of what a camera says.
  public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
  /// A key of what a camera says.
  public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
  /// A key of what a camera says.
  public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
  /// A key of what a camera says.
  public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
  /// A key of what a camera says.
  public let kCGImagePropertyExifFlash: CFString = "Flash"
  /// A key of what a camera says.
  public let kCGImagePropertyExifUserComment: CFString = "UserComment"
  /// A key of what a camera says.
  public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
  /// A key of what a camera says.
  public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
  /// A key of what a camera says.
  public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
  /// A key of what a camera says.
  public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
  /// A key of what a camera says.
  public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
  /// A key of what a camera says.
  public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
  /// A key of what a camera says.
  public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
  /// A key of where it was.
  public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
  /// A key of where it was.
  public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
  /// A key of where it was.
  public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
  /// A key of where it was.
  public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
  /// A key of where it was.
  public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
  /// A key of where it was.
  public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
  /// A key of where it was.
  public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
  /// A key of where it was.
  public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
  /// A key of where it was.
  public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
  /// A key of where it was.
  public let kCGImagePropertyGPSSpeed: CFString = "Speed"
  /// A key of how it moves.
  public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
  /// A key of how it moves.
  public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
  /// A key of how it moves.
  public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
#endif
