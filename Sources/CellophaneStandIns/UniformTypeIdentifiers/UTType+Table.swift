extension UTType {
  struct Entry {
    var identifier: String
    var endings: [String] = []
    var mimeType: String?
    var parents: [String]
  }

  static let table: [Entry] = [
    Entry(identifier: "public.item", parents: []),
    Entry(identifier: "public.content", parents: []),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.directory", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.directory"]),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.plain-text", endings: ["txt", "text"], mimeType: "text/plain",
      parents: ["public.text"]),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.rtf", endings: ["rtf"], mimeType: "text/rtf", parents: ["public.text"]),
    Entry(
      identifier: "public.html", endings: ["html", "htm"], mimeType: "text/html",
      parents: ["public.text"]),
    Entry(
      identifier: "public.xml", endings: ["xml"], mimeType: "application/xml",
      parents: ["public.text"]),
    Entry(
      identifier: "public.json", endings: ["json"], mimeType: "application/json",
      parents: ["public.text"]),
    Entry(
      identifier: "public.comma-separated-values-text", endings: ["csv"], mimeType: "text/csv",
      parents: ["public.plain-text"]),
    Entry(identifier: "public.source-code", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.swift-source", endings: ["swift"], parents: ["public.source-code"]),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.png", endings: ["png"], mimeType: "image/png", parents: ["public.image"]),
    Entry(
      identifier: "public.jpeg", endings: ["jpeg", "jpg"], mimeType: "image/jpeg",
      parents: ["public.image"]),
    Entry(
      identifier: "public.heic", endings: ["heic"], mimeType: "image/heic",
      parents: ["public.image"]),
    Entry(identifier: "public.camera-raw-image", parents: ["public.image"]),
    Entry(
      identifier: "public.tiff", endings: ["tiff", "tif"], mimeType: "image/tiff",
      parents: ["public.image"]),
    Entry(
      identifier: "com.compuserve.gif", endings: ["gif"], mimeType: "image/gif",
      parents: ["public.image"]),
    Entry(
      identifier: "org.webmproject.webp", endings: ["webp"], mimeType: "image/webp",
      parents: ["public.image"]),
    Entry(
      identifier: "public.svg-image", endings: ["svg"], mimeType: "image/svg+xml",
      parents: ["public.image", "public.xml"]),
    Entry(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.video", parents: ["public.movie"]),
    Entry(
      identifier: "com.apple.quicktime-movie", endings: ["mov"], mimeType: "video/quicktime",
      parents: ["public.movie"]),
    Entry(
      identifier: "public.mpeg-4", endings: ["mp4"], mimeType: "video/mp4",
      parents: ["public.movie"]),
    Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Entry(
      identifier: "public.mp3", endings: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"]),
    Entry(
      identifier: "com.microsoft.waveform-audio", endings: ["wav"], mimeType: "audio/vnd.wave",
      parents: ["public.audio"]),
    Entry(
      identifier: "public.aiff-audio", endings: ["aiff", "aif"], mimeType: "audio/aiff",
      parents: ["public.audio"]),
    Entry(
      identifier: "com.adobe.pdf", endings: ["pdf"], mimeType: "application/pdf",
      parents: ["public.data", "public.content"]),
    Entry(identifier: "public.archive", parents: ["public.data"]),
    Entry(identifier: "public.executable", parents: ["public.item"]),
    Entry(
      identifier: "public.unix-executable", parents: ["public.executable", "public.data"]),
    Entry(
      identifier: "com.apple.property-list", endings: ["plist"], parents: ["public.data"]),
    Entry(identifier: "public.symlink", parents: ["public.item"]),
    Entry(identifier: "public.font", endings: ["ttf", "otf"], parents: ["public.data"]),
    Entry(identifier: "public.database", parents: ["public.data"]),
    Entry(
      identifier: "com.apple.application", endings: ["app"], parents: ["public.executable"]),
    Entry(
      identifier: "public.zip-archive", endings: ["zip"], mimeType: "application/zip",
      parents: ["public.archive"]),
  ]

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let tiff = UTType(known: "public.tiff")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let archive = UTType(known: "public.archive")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let executable = UTType(known: "public.executable")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let font = UTType(known: "public.font")
  public static let database = UTType(known: "public.database")
  public static let application = UTType(known: "com.apple.application")
  public static let zip = UTType(known: "public.zip-archive")
}
