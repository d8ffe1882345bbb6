import CellophaneOS
import Testing

/// What a log does: a line for each call, by level, with values that may be hidden.
@Suite(.serialized) struct LogTests {
  @Test func aLoggerWritesALineForEachCall() {
    let logger = Logger(subsystem: "Books", category: "shelves")
    let lines = LogOutput.collect {
      logger.debug("one")
      logger.info("two")
      logger.notice("three")
      logger.error("four")
      logger.fault("five")
      logger.log(level: .error, "six")
    }
    #expect(
      lines == [
        "[Books:shelves] debug: one", "[Books:shelves] info: two", "[Books:shelves] notice: three",
        "[Books:shelves] error: four", "[Books:shelves] fault: five", "[Books:shelves] error: six",
      ])
  }

  @Test func aValueIsShownUnlessItIsHidden() {
    let name = "Emma"
    let lines = LogOutput.collect {
      Logger().log("\(name) \(name, privacy: .public) \(name, privacy: .private) \(3)")
      Logger().log("\(255, format: .hex) \(1.5, format: .fixed(precision: 2))")
      Logger().log("[\(name, align: .right(columns: 6))]")
    }
    #expect(
      lines == ["notice: Emma Emma <private> 3", "notice: ff 1.50", "notice: [  Emma]"])
  }

  @Test func aFormatTakesItsArgumentsInOrder() {
    let log = OSLog(subsystem: "Books", category: "shelves")
    let lines = LogOutput.collect {
      os_log("plain")
      os_log("%{public}@ has %d of %.2f %%", log: log, type: .error, "Emma", 3, 1.5)
      os_log("%{private}@ %lld %@", log: log, "Emma", 7)
      os_log(.info, log: log, "\(3) books")
      os_log("\(4) books")
      os_log(.error, "%@ left", "Emma")
      os_log("dropped", log: .disabled)
    }
    #expect(
      lines == [
        "notice: plain", "[Books:shelves] error: Emma has 3 of 1.5 %",
        "[Books:shelves] notice: <private> 7 %@", "[Books:shelves] info: 3 books",
        "notice: 4 books", "error: Emma left",
      ])
  }

  @Test func aLockGuardsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    let bare = OSAllocatedUnfairLock()
    #expect(bare.lockIfAvailable())
    #expect(!bare.lockIfAvailable())
    bare.unlock()
  }
}
