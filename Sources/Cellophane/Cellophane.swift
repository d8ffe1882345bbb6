// A gallery says `import Cellophane` and has previews, looks, and what its previews are made of.
@_exported public import CellophaneLook
@_exported public import CellophanePreview
@_exported public import UIKit
