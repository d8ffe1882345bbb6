#if !canImport(ObjectiveC)
  import CellophanePhotosUI
  import CellophaneQuickLook
  import Foundation
  import Testing
  import UIKit

  /// Screens of other programs'.
  @Suite @MainActor struct ChoosingTests {
    private final class File: QLPreviewControllerDataSource {
      let url = NSURL(fileURLWithPath: "/tmp/letter.pdf")

      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
      func previewController(
        _ controller: QLPreviewController, previewItemAt index: Int
      ) -> any QLPreviewItem { url }
    }

    @Test func aFileIsShownByItsName() {
      let (screen, file) = (QLPreviewController(), File())
      screen.loadViewIfNeeded()
      #expect(screen.title == nil)
      screen.dataSource = file
      screen.reloadData()
      #expect(screen.title == "letter.pdf")
      screen.currentPreviewItemIndex = 1
      #expect(screen.currentPreviewItem == nil)
    }

    @Test func photosAreChosenOnAnEmptyScreen() {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .any(of: [.images, .videos])
      configuration.selectionLimit = 0
      let screen = PHPickerViewController(configuration: configuration)
      screen.loadViewIfNeeded()
      #expect(screen.configuration == configuration)
      #expect((screen.view.subviews.first as? UILabel)?.text == "There are no photos here.")
    }
  }
#endif
