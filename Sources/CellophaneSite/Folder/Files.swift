internal import CSurroundings
internal import Foundation

/// The file system, with errors that say what was being done.
enum Files {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Has what was written to the file system of a folder put on its disk, as far as that is known.
  static func flush(_ folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    surroundings_flush(file)
  }

  static func makeFolder(_ path: String) throws(SiteError) {
    try attempt(path, "make the folder") {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  /// The names in a folder, sorted.
  static func names(in path: String) throws(SiteError) -> [String] {
    try attempt(path, "read the folder") {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
  }

  static func size(_ path: String) throws(SiteError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path, "read the file's size") }
    return Int(status.st_size)
  }

  static func read(_ path: String) throws(SiteError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, "read the file") }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw SiteError.file(path: path, doing: "read the file", reason: "it is not a file")
    }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(file, buffer.baseAddress! + count, size - count)
        if got <= 0 { break }
        count += got
      }
      isWhole = count == size
    }
    guard isWhole else { throw failure(path, "read the file") }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws(SiteError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path, "write the file") }
    defer { close(file) }
    let isWhole = bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let put = Foundation.write(file, buffer.baseAddress! + done, buffer.count - done)
        if put <= 0 { return false }
        done += put
      }
      return true
    }
    guard isWhole else { throw failure(path, "write the file") }
  }

  /// Puts a file in another's place, in one step; from another file system it is copied beside it
  /// first.
  static func move(_ source: String, to target: String) throws(SiteError) {
    guard rename(source, target) != 0 else { return }
    guard errno == EXDEV else { throw failure(target, "move the file into place") }
    try write(try read(source), to: target + ".part")
    guard rename(target + ".part", target) == 0 else {
      throw failure(target, "move the file into place")
    }
    try remove(source)
  }

  static func remove(_ path: String) throws(SiteError) {
    try attempt(path, "remove it") { try FileManager.default.removeItem(atPath: path) }
  }

  private static func attempt<Value>(_ path: String, _ doing: String, _ body: () throws -> Value)
    throws(SiteError) -> Value
  {
    do {
      return try body()
    } catch {
      throw .file(path: path, doing: doing, reason: reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let inner, inner.domain == NSPOSIXErrorDomain { return words(Int32(inner.code)) }
    return (error as NSError).localizedDescription
  }

  private static func failure(_ path: String, _ doing: String) -> SiteError {
    .file(path: path, doing: doing, reason: words(errno))
  }

  private static func words(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
