/// A registration for changes of traits, with which it can be ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A view or controller that tells when its traits have changed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Called when one of some traits has changed.
  var traitChangeHandlers: TraitChangeHandlers { get set }
}

/// Who is told of which traits.
@preconcurrency @MainActor public struct TraitChangeHandlers {
  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }

  var registrations: [Registration] = []

  nonisolated init() {}

  /// Tells those whose traits differ between two collections.
  func announce(
    _ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection
  ) {
    for registration in registrations
    where registration.traits.contains(where: { differs($0, old, new) }) {
      registration.handler(environment, old)
    }
  }

  private func differs(
    _ trait: UITrait, _ old: UITraitCollection, _ new: UITraitCollection
  ) -> Bool {
    differs(as: trait, old, new)
  }

  private func differs<T: UITraitDefinition>(
    as trait: T.Type, _ old: UITraitCollection, _ new: UITraitCollection
  ) -> Bool {
    guard let left = old[trait] as? AnyHashable, let right = new[trait] as? AnyHashable else {
      return true
    }
    return left != right
  }
}

extension UITraitChangeObservable {
  /// Is told of a change, with the traits from before.
  public typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

  /// Asks to be told when one of some traits has changed.
  ///
  /// - Parameter handler: Gets this object and the traits from before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeHandlers.Registration(traits) { environment, old in
      if let environment = environment as? Self { handler(environment, old) }
    }
    traitChangeHandlers.registrations.append(registration)
    return registration
  }

  /// Asks to be told when one of some traits has changed, for closures that say `(self: Self, …)`.
  ///
  /// - Parameter handler: Gets this object and the traits from before.
  @discardableResult public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeHandlers.Registration(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
    traitChangeHandlers.registrations.append(registration)
    return registration
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.registrations.removeAll { $0 === registration }
  }
}

extension UIView {
  /// Who is told of which traits.
  public var traitChangeHandlers: TraitChangeHandlers {
    get { storage.traitChanges ?? TraitChangeHandlers() }
    set { storage.traitChanges = newValue }
  }

  /// The traits that this view sets for itself and everything inside.
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides ?? UITraitOverrides() }
    set {
      storage.traitsBefore = traitCollection
      storage.traitOverrides = newValue.isEmpty ? nil : newValue
      looksMayDiffer()
      announceTraits()
    }
  }

  var inheritedTraits: UITraitCollection {
    let base =
      owningController?.traitCollection ?? superview?.traitCollection
      ?? (self as? UIWindow)?.environmentTraits ?? .current
    return bounded(base.overridden(by: storage.traitOverrides, overrideUserInterfaceStyle))
  }

  /// Tells this view and everything inside that the traits have changed since `traitsBefore`.
  func announceTraits() {
    guard let old = storage.traitsBefore else { return }
    storage.traitsBefore = nil
    announceTraits(from: old)
  }

  func announceTraits(from old: UITraitCollection) {
    eachInTree { view in
      if let controller = view.owningController {
        controller.traitCollectionDidChange(old)
        controller.traitChangeHandlers.announce(
          controller, from: old, to: controller.traitCollection)
      }
      view.traitCollectionDidChange(old)
      view.storage.traitChanges?.announce(view, from: old, to: view.traitCollection)
      view.setNeedsLayout()
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Who is told of which traits.
  public var traitChangeHandlers: TraitChangeHandlers {
    get { storage.traitChanges }
    set { storage.traitChanges = newValue }
  }

  /// The traits that this controller sets for itself and everything inside.
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides }
    set {
      let old = traitCollection
      storage.traitOverrides = newValue
      viewIfLoaded?.announceTraits(from: old)
    }
  }

  var inheritedTraits: UITraitCollection {
    var base: UITraitCollection
    if let parent {
      base = parent.traits(forChild: self)
      if let override = storage.parentOverride {
        base = UITraitCollection(traitsFrom: [base, override])
      }
    } else {
      base =
        viewIfLoaded?.window?.environmentTraits ?? storage.hostWindow?.environmentTraits
        ?? storage.presenting?.traitCollection ?? .current
    }
    return base.overridden(by: storage.traitOverrides, overrideUserInterfaceStyle)
  }
}

extension UITraitCollection {
  /// These traits with what a view or controller overrides.
  @MainActor func overridden(
    by overrides: UITraitOverrides?, _ style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    let hasOverrides = overrides.map { !$0.isEmpty } ?? false
    guard hasOverrides || (style != .unspecified && style != userInterfaceStyle) else {
      return self
    }
    var values = values
    if let overrides { values.merge(overrides.values) }
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values)
  }
}
