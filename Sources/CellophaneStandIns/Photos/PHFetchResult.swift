#if !canImport(ObjectiveC)
  public import Foundation

  /// What is asked for of a library; kept.
  open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// What fits; kept.
    open var predicate: NSPredicate?
    /// In which order; kept.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many; kept.
    open var fetchLimit = 0
    /// Whether hidden ones are in it; kept.
    open var includeHiddenAssets = false
    /// All.
    public override init() {}
  }

  /// What was found in a library: nothing.
  open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// How many: none.
    open var count: Int { 0 }
    /// The first: none.
    open var firstObject: ObjectType? { nil }
    /// The last: none.
    open var lastObject: ObjectType? { nil }

    /// One of them; there is none, so that nobody may ask.
    open func object(at index: Int) -> ObjectType { preconditionFailure("index out of range") }
    /// One of them; there is none, so that nobody may ask.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Those at some places: none.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Whether it is there: no.
    open func contains(_ anObject: ObjectType) -> Bool { false }
    /// Where it is: nowhere.
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Tells of none.
    open func enumerateObjects(
      _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
  }
#endif
