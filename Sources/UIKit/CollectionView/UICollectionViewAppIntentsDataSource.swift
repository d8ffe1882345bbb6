/// Names a collection view's items for the system's intents; a page has none.
@preconcurrency @MainActor public protocol UICollectionViewAppIntentsDataSource: NSObjectProtocol {}
