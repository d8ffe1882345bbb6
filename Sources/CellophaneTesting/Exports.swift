// A test file says `import CellophaneTesting` and has previews, environments, looks, kinds and modes, and
// UIKit: Swift Build passes its alias on to libraries alone.
@_exported public import CellophaneLook
@_exported public import CellophanePreview
@_exported public import CellophaneSnapshots
@_exported public import UIKit
