import Cellophane
import UIKit

@main struct Gallery: PreviewSite {
  let title = "App"

  @PreviewBuilder var previews: [AnyPreview] {
    Preview("List") { UINavigationController(rootViewController: ListController()) }
    Preview("Checks") { cellophanePreview_ChecksController_1() as! UIViewController }
  }
}
