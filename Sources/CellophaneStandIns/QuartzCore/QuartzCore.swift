// What there is of layers here is in `UIKit`.
@_exported public import UIKit
