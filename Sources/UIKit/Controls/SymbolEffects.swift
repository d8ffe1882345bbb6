// A page's symbols stand still: effects are taken and show nothing.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}
/// A movement that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A symbol that jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}
/// A symbol that fades in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}
/// A symbol whose layers take turns.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// One after the other, and all stay.
  public var cumulative: VariableColorSymbolEffect { self }
  /// One at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Forth and back.
  public var reversing: VariableColorSymbolEffect { self }
}
/// A symbol that grows or shrinks.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
}
/// A symbol that comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, Hashable {}
/// A symbol that goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable {}
/// A symbol that gives way to another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// The old one down, the new one up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one up, the new one up.
  public var upUp: ReplaceSymbolEffect { self }
  /// Past the other.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers take turns.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that gives way to another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How a movement goes on.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So much faster.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension UIImageView {
  /// Accepted; a page's symbols stand still.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  /// Accepted; a page's symbols stand still.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  /// Accepted; a page's symbols stand still.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Accepted; a page's symbols stand still.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  /// Accepted; a page's symbols stand still.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows another symbol at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
