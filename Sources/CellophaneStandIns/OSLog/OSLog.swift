// `import OSLog` has what `import os` has, and stores of what was logged, which there are none of here.
@_exported public import CellophaneOS
