public import Foundation

// On Apple's platforms any class can be asked for an instance by an initialiser of Objective-C's, also
// one that is known only when the code runs: `type.init(frame: .zero)`. Swift alone lets code call
// required initialisers so, and those of UIKit are not. These functions do what such a call does there:
// the class's own initialiser runs, and a class without it stops the app.

extension NSObject {
  /// An instance of a class that is known only when the code runs, by its `init()`.
  public static func made() -> Self {
    unsafeDowncast(MadeByClass.class(self, as: MadeByClass.Object.self).init(), to: self)
  }
}

extension UIView {
  /// An instance of a class that is known only when the code runs, by its `init(frame:)`.
  public static func made(frame: CGRect) -> Self {
    unsafeDowncast(MadeByClass.class(self, as: MadeByClass.View.self).init(frame: frame), to: self)
  }
}

extension UITableViewCell {
  /// An instance of a class that is known only when the code runs, by its
  /// `init(style:reuseIdentifier:)`.
  public static func made(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.TableCell.self)
        .init(style: style, reuseIdentifier: reuseIdentifier), to: self)
  }
}

extension UITableViewHeaderFooterView {
  /// An instance of a class that is known only when the code runs, by its `init(reuseIdentifier:)`.
  public static func made(reuseIdentifier: String?) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.TableHeader.self)
        .init(reuseIdentifier: reuseIdentifier), to: self)
  }
}

extension UIViewController {
  /// An instance of a class that is known only when the code runs, by its `init(nibName:bundle:)`.
  public static func made(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.Controller.self)
        .init(nibName: nibName, bundle: bundle), to: self)
  }
}

extension UINavigationController {
  /// An instance of a class that is known only when the code runs, by its
  /// `init(rootViewController:)`.
  public static func made(rootViewController: UIViewController) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.Navigation.self)
        .init(rootViewController: rootViewController), to: self)
  }
}

extension UITableViewController {
  /// An instance of a class that is known only when the code runs, by its `init(style:)`.
  public static func made(style: UITableView.Style) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.Table.self).init(style: style), to: self)
  }
}

extension UICollectionViewController {
  /// An instance of a class that is known only when the code runs, by its
  /// `init(collectionViewLayout:)`.
  public static func made(collectionViewLayout: UICollectionViewLayout) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.Collection.self)
        .init(collectionViewLayout: collectionViewLayout), to: self)
  }
}

extension UIStoryboardSegue {
  /// An instance of a class that is known only when the code runs, by its
  /// `init(identifier:source:destination:)`.
  public static func made(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    unsafeDowncast(
      MadeByClass.class(self, as: MadeByClass.Segue.self)
        .init(identifier: identifier, source: source, destination: destination), to: self)
  }
}

/// Classes that say of an initialiser that it is required.
///
/// A class holds the address of each initialiser at the same place as the class that declares it,
/// whether it is required or not. A call by one of these classes looks there, in whichever class it is
/// called on. They are open so that no compiler can know which class that is; nobody makes one.
public enum MadeByClass {
  /// Lets a class be called by another's initialisers.
  static func `class`<Known>(_ type: AnyClass, as known: Known.Type) -> Known.Type {
    unsafeBitCast(type, to: Known.Type.self)
  }

  open class Object: NSObject {
    public required override init() { super.init() }
  }

  @MainActor open class View: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class TableCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class TableHeader: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class Controller: UIViewController {
    public required override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class Navigation: UINavigationController {
    public required override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class Table: UITableViewController {
    public required override init(style: UITableView.Style) { super.init(style: style) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class Collection: UICollectionViewController {
    public required override init(collectionViewLayout: UICollectionViewLayout) {
      super.init(collectionViewLayout: collectionViewLayout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor open class Segue: UIStoryboardSegue {
    public required override init(
      identifier: String?, source: UIViewController, destination: UIViewController
    ) {
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }
}
