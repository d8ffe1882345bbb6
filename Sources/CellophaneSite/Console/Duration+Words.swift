internal import Foundation

extension Duration {
  /// With one digit behind the point: `3.5s`.
  package var inSeconds: String {
    formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
  }
}
