@_exported public import CellophaneLook
@_exported public import CellophanePreview
