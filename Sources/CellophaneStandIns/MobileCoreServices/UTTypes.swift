// The names of types as they were before UniformTypeIdentifiers.

/// Pictures.
public let kUTTypeImage = "public.image"
/// Pictures in JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// Pictures in PNG.
public let kUTTypePNG = "public.png"
/// Pictures in GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// Documents in PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// Films with or without sound.
public let kUTTypeMovie = "public.movie"
/// Films.
public let kUTTypeVideo = "public.video"
/// Films in MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// Films of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// Sounds.
public let kUTTypeAudio = "public.audio"
/// Texts of any kind.
public let kUTTypeText = "public.text"
/// Texts without attributes.
public let kUTTypePlainText = "public.plain-text"
/// Texts in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Texts in RTF.
public let kUTTypeRTF = "public.rtf"
/// Pages in HTML.
public let kUTTypeHTML = "public.html"
/// Addresses.
public let kUTTypeURL = "public.url"
/// Addresses of files.
public let kUTTypeFileURL = "public.file-url"
/// Files and folders in one file.
public let kUTTypeArchive = "public.archive"
/// The same, in ZIP.
public let kUTTypeZipArchive = "public.zip-archive"
/// Anything with content.
public let kUTTypeContent = "public.content"
/// Anything with bytes.
public let kUTTypeData = "public.data"
/// Anything.
public let kUTTypeItem = "public.item"
/// Folders.
public let kUTTypeFolder = "public.folder"
