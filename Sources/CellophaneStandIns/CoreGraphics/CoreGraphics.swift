// What there is of Core Graphics here is in `UIKit` and in the Foundation that it brings.
@_exported public import UIKit
