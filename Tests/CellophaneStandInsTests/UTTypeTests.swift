import CellophaneUniformTypeIdentifiers
import Testing

@Suite struct UTTypeTests {
  @Test func aTypeKnowsItsFiles() {
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "nothing") == nil)
  }

  @Test func aTypeIsAKindOfItsParents() {
    #expect(UTType.svg.conforms(to: .image))
    #expect(UTType.svg.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .gif))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .movie))
  }

  @Test func aTypeOfAnAppIsItsIdentifier() {
    #expect(UTType(exportedAs: "com.example.shelf").identifier == "com.example.shelf")
    #expect(UTType("")?.identifier == nil)
  }
}
