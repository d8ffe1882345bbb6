#if os(macOS)
  internal import CoreServices
  internal import Foundation

  /// Hears from the system that something has changed in folders; what it was is seen by looking.
  final class FolderEvents: Sendable {
    /// What the system rings, with the folders that it is rung for.
    private final class Bell: Sendable {
      let semaphore = DispatchSemaphore(value: 0)
      let tree: WatchedTree

      init(_ tree: WatchedTree) { self.tree = tree }
    }

    private let bell: Bell
    /// Used at its end alone.
    private nonisolated(unsafe) let stream: FSEventStreamRef

    /// Begins to hear; `nil` where the system tells nothing.
    init?(of tree: WatchedTree) {
      bell = Bell(tree)
      var context = FSEventStreamContext(
        version: 0, info: Unmanaged.passUnretained(bell).toOpaque(), retain: nil, release: nil,
        copyDescription: nil)
      let ring: FSEventStreamCallback = { _, info, count, paths, _, _ in
        guard let info else { return }
        let bell = Unmanaged<Bell>.fromOpaque(info).takeUnretainedValue()
        let paths = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
        // A build writes thousands of files beside the sources.
        let isOfSources = (0..<count).contains { bell.tree.mayHold(String(cString: paths[$0])) }
        if isOfSources { bell.semaphore.signal() }
      }
      let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
      guard
        let stream = FSEventStreamCreate(
          kCFAllocatorDefault, ring, &context, tree.roots as CFArray,
          FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.05,
          FSEventStreamCreateFlags(flags))
      else { return nil }
      self.stream = stream
      FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "folders"))
      FSEventStreamStart(stream)
    }

    deinit {
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
    }

    /// Waits until something has changed, or for some seconds.
    func wait(seconds: Double) {
      _ = bell.semaphore.wait(timeout: .now() + seconds)
      while bell.semaphore.wait(timeout: .now()) == .success {}
    }
  }
#endif
