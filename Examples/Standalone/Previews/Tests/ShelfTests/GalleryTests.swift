import CellophaneTesting
import Testing

@testable import Gallery

@MainActor @Suite struct GalleryTests {
  @Test(arguments: Gallery.previews) func looksAsItDid(preview: AnyPreview) async {
    await assertSnapshot(of: preview, as: .outline)
  }
}
