import Foundation

/// The fonts that pages are measured with: Liberation Sans, which is as wide as Arial, and its
/// relatives. Whatever else is installed, browsers that tests start see no other font.
///
/// On a Mac there is no fontconfig to say so: pages take the fonts that they find there.
enum KnownFonts {
  /// What browsers are told.
  static let environment = Result { try told() }

  private static let file = FileManager.default.temporaryDirectory
    .appending(path: "cellophane-fonts-\(ProcessInfo.processInfo.processIdentifier).conf")

  private static func told() throws -> [String: String] {
    #if os(Linux)
      let folders = try ["Liberation Sans", "Liberation Serif", "Liberation Mono"]
        .reduce(into: Set<String>()) { try $0.formUnion(Self.folders(of: $1)) }
      // The aliases say that Arial is Liberation Sans.
      let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        \(folders.sorted().map { "<dir>\($0)</dir>" }.joined())
        <include ignore_missing="yes">/etc/fonts/conf.d</include>
        <cachedir prefix="xdg">fontconfig</cachedir>
        </fontconfig>

        """
      try Data(rules.utf8).write(to: file)
      atexit { try? FileManager.default.removeItem(at: KnownFonts.file) }
      return ["FONTCONFIG_FILE": file.path]
    #else
      return [:]
    #endif
  }

  #if os(Linux)
    /// Where the files of a family lie.
    private static func folders(of family: String) throws -> Set<String> {
      guard let list = Installed.path(of: "fc-list") else {
        throw DriverError.notInstalled(program: "fc-list")
      }
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: list)
      process.arguments = ["--format", "%{file}\\n", family]
      process.standardOutput = output
      try process.run()
      let files = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      guard !files.isEmpty else { throw DriverError.noFont(family: family) }
      return Set(
        files.split(separator: "\n").map { (String($0) as NSString).deletingLastPathComponent })
    }
  #endif
}
