import CellophaneTemplates
import Foundation
import Testing

@Suite struct TemplatesTests {
  @Test func theBinaryCarriesEveryFileOfTheFolderAsItIs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Templates").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension != "swift" }
    #expect(files.count > 40)
    for file in files {
      let name = file.lastPathComponent
      #expect(Templates.file(name) == [UInt8](try Data(contentsOf: file)), "\(name)")
    }
  }
}
