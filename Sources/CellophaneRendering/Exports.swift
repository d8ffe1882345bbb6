// A program says `import CellophaneRendering` and has previews, environments, states and looks, and UIKit:
// Swift Build passes its alias on to libraries alone.
@_exported public import CellophaneLook
@_exported public import CellophanePreview
@_exported public import UIKit
