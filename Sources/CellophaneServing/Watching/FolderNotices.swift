#if os(Linux)
  internal import Foundation

  /// Hears of changes from the kernel.
  struct FolderNotices: Sendable {
    /// Where the kernel tells; closed as nobody has it any more.
    private final class Channel: Sendable {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

      deinit { if descriptor >= 0 { close(descriptor) } }
    }

    private let tree: WatchedTree
    private let channel = Channel()
    private var folders: [Int32: String] = [:]
    /// The roots that are there, by the numbers that the system has for them.
    private var present: [String: UInt64] = [:]

    struct Unavailable: Error {}

    /// - Throws: `Unavailable` where the kernel tells nothing, or not of so many folders.
    init(_ tree: WatchedTree) throws {
      self.tree = tree
      guard channel.descriptor >= 0 else { throw Unavailable() }
      for root in tree.roots {
        present[root] = Self.number(of: root)
        guard watch(root, { _ in }) else { throw Unavailable() }
      }
    }

    private static let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE)
      | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)

    /// Hears of a folder and those in it, and says which files are there.
    private mutating func watch(_ root: String, _ found: (String) -> Void) -> Bool {
      var isWatched = true
      let tree = tree
      tree.visit(root) { folder, names in
        let number = inotify_add_watch(channel.descriptor, folder, Self.mask)
        // A folder that went meanwhile is none.
        if number < 0 { isWatched = isWatched && errno != ENOSPC } else { folders[number] = folder }
        for name in names { found("\(folder)/\(name)") }
      }
      return isWatched
    }

    private static func number(of folder: String) -> UInt64? {
      var status = stat()
      return stat(folder, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    /// Looks for roots that have gone, of which nothing tells, and for those that are back.
    private mutating func look(into changed: inout Set<String>) {
      for root in tree.roots {
        let number = Self.number(of: root)
        guard number != present[root] else { continue }
        present[root] = number
        changed.insert(root)
        if number != nil { _ = watch(root) { changed.insert($0) } }
      }
    }

    /// Tells what changed once nothing more does; comes back where nobody listens any more.
    mutating func tell(until end: WatchEnd, _ tell: (Set<String>) -> Void) {
      var changed: Set<String> = []
      while !end.hasCome {
        var events = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&events, 1, changed.isEmpty ? 500 : FolderWatch.quiet)
        if count > 0 {
          read(into: &changed)
        } else if count == 0, !changed.isEmpty {
          tell(changed)
          changed = []
        } else if count == 0 {
          look(into: &changed)
        }
      }
    }

    private mutating func read(into changed: inout Set<String>) {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(channel.descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      buffer.withUnsafeBytes { bytes in
        var place = 0
        let head = MemoryLayout<inotify_event>.size
        while place + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = bytes[(place + head)..<(place + head + Int(event.len))].prefix { $0 != 0 }
          take(event, name: String(decoding: name, as: UTF8.self), into: &changed)
          place += head + Int(event.len)
        }
      }
    }

    private mutating func take(
      _ event: inotify_event, name: String, into changed: inout Set<String>
    ) {
      // Nobody knows what was missed; everything may have changed.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        for root in tree.roots { _ = watch(root) { changed.insert($0) } }
      }
      guard let folder = folders[event.wd], !name.isEmpty, tree.isWatched(name, in: folder) else {
        return
      }
      let path = "\(folder)/\(name)"
      let isNew = event.mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0
      if event.mask & UInt32(IN_ISDIR) != 0 {
        if isNew { _ = watch(path) { changed.insert($0) } }
        return
      }
      // A file that is made is told of when it is written.
      if event.mask & UInt32(IN_CREATE) == 0 { changed.insert(path) }
    }
  }
#endif
