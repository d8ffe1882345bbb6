#if !canImport(ObjectiveC)
  import CellophaneFoundation
  import Foundation
  import Testing

  /// Formatters and collections that Apple's Foundation has and Swift's own lacks.
  @Suite struct FormatterTests {
    private func lengths(
      _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
      language: String = "en_US"
    ) -> DateComponentsFormatter {
      let formatter = DateComponentsFormatter()
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: language)
      formatter.calendar = calendar
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      return formatter
    }

    @Test func aLengthIsSaidInWords() {
      let units: NSCalendar.Unit = [.hour, .minute, .second]
      #expect(lengths(.full, units).string(from: 60) == "1 minute")
      #expect(lengths(.full, units).string(from: 3725) == "1 hour, 2 minutes, 5 seconds")
      #expect(lengths(.full, units, language: "de").string(from: 7205) == "2 Stunden, 5 Sekunden")
      #expect(lengths(.abbreviated, units).string(from: 3725) == "1h 2m 5s")
      #expect(lengths(.full, [.year, .month]).string(from: 86_400 * 400) == "1 year, 1 month")
      #expect(lengths(.full, units).string(from: 0) == "0 seconds")
      #expect(lengths(.full, .minute).string(from: 7200) == "120 minutes")
    }

    @Test func aLengthIsSaidInPositions() {
      #expect(lengths(.positional, [.hour, .minute, .second]).string(from: 3905) == "1:05:05")
      #expect(lengths(.positional, [.minute, .second]).string(from: 65) == "1:05")
      let padded = lengths(.positional, [.minute, .second])
      padded.zeroFormattingBehavior = .pad
      #expect(padded.string(from: 5) == "00:05")
    }

    @Test func fewPartsAreSaidWhereFewAreAskedFor() {
      let formatter = lengths(.full, [.day, .hour, .minute])
      formatter.maximumUnitCount = 1
      formatter.includesTimeRemainingPhrase = true
      #expect(formatter.string(from: 90_060) == "1 day remaining")
      #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hours remaining")
    }

    @Test func aDateIsSaidAsSeenFromAnother() {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: "en_US")
      let now = Date(timeIntervalSince1970: 1_700_000_000)
      #expect(
        formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now)
          == "2 hours ago")
      formatter.dateTimeStyle = .named
      #expect(
        formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now)
          == "tomorrow")
      formatter.locale = Locale(identifier: "de")
      formatter.unitsStyle = .short
      #expect(
        formatter.localizedString(for: now.addingTimeInterval(-300), relativeTo: now)
          == "vor 5 Min.")
    }

    @Test func thingsArePutTogetherAsInASentence() {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "de")
      #expect(formatter.string(from: ["eins", "zwei", "drei"]) == "eins, zwei und drei")
      #expect(formatter.string(from: [1]) == "1")
    }

    private final class Listener: NSObject {}

    @Test func whatNobodyHoldsIsNotKept() {
      let listeners = NSHashTable<Listener>.weakObjects()
      let first = Listener()
      listeners.add(first)
      listeners.add(first)
      do {
        let second = Listener()
        listeners.add(second)
        #expect(listeners.allObjects == [first, second])
      }
      #expect(listeners.allObjects == [first])
      let places = NSMapTable<NSString, Listener>.strongToWeakObjects()
      places.setObject(first, forKey: NSString(string: "first"))
      #expect(places.object(forKey: NSString(string: "first")) === first)
      places.removeObject(forKey: NSString(string: "first"))
      #expect(places.count == 0)
    }
  }
#endif
