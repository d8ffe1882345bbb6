// A test file says `import CellophaneTesting` and has previews, environments, looks, kinds and modes.
@_exported public import CellophaneLook
@_exported public import CellophanePreview
@_exported public import CellophaneSnapshots
