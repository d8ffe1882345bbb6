// A program says `import CellophaneRendering` and has previews, environments, states and looks.
@_exported public import CellophaneLook
@_exported public import CellophanePreview
