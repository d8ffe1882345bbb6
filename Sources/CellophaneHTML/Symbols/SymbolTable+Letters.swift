extension SymbolTable {
  /// Letters and digits, which are drawn inside circles and squares.
  static let letters: Table = [
    "a": .letter("M5 20l7-16.5L19 20M7.5 14.3h9"),
    "b": .letter("M7 3.8h5.5a4 4 0 0 1 0 8H7zM7 11.8h6.3a4.1 4.1 0 0 1 0 8.2H7z"),
    "c": .letter("M18.5 7.3a8 8 0 1 0 0 9.4"),
    "d": .letter("M6.5 3.8H11a8.1 8.1 0 0 1 0 16.2H6.5z"),
    "e": .letter("M17 3.8H7V20h10M7 11.8h8.5"),
    "f": .letter("M17 3.8H7V20.2M7 12h8.5"),
    "g": .letter("M18.5 7.3a8 8 0 1 0 1.3 4.9H13.5"),
    "h": .letter("M6 3.8v16.4M18 3.8v16.4M6 12h12"),
    "i": .letter("M12 3.8v16.4M8.5 3.8h7M8.5 20.2h7"),
    "j": .letter("M16 3.8v11a5 5 0 0 1-9.5 2"),
    "k": .letter("M7 3.8v16.4M17.5 3.8L7 13.5M10.5 10.5l7.5 9.7"),
    "l": .letter("M7.5 3.8v16.4H17"),
    "m": .letter("M4 20.2V3.8l8 12.5 8-12.5v16.4"),
    "n": .letter("M6 20.2V3.8l12 16.4V3.8"),
    "o": .letter(circle(12, 12, 8.2)),
    "p": .letter("M7 20.2V3.8h6a4.7 4.7 0 0 1 0 9.4H7"),
    "q": .letter(circle(12, 12, 8.2) + "M14.5 15l5 5.2"),
    "r": .letter("M7 20.2V3.8h6a4.5 4.5 0 0 1 0 9H7M13 12.8l4.7 7.4"),
    "s": .letter(
      "M17 7.3c-.6-2.2-2.5-3.5-5-3.5-2.9 0-5 1.6-5 4 0 5.6 10.5 2.6 10.5 8.2 0 2.6-2.3 4.2-5.4 4.2-2.9 0-5-1.4-5.6-3.8"
    ),
    "t": .letter("M5 3.8h14M12 3.8v16.4"),
    "u": .letter("M6 3.8v10.4a6 6 0 0 0 12 0V3.8"),
    "v": .letter("M5 3.8l7 16.4 7-16.4"),
    "w": .letter("M3 3.8l4.5 16.4L12 6l4.5 14.2L21 3.8"),
    "x": .letter("M5.5 3.8l13 16.4M18.5 3.8l-13 16.4"),
    "y": .letter("M5 3.8l7 8.7 7-8.7M12 12.5v7.7"),
    "z": .letter("M6 3.8h12L6 20.2h12"),
    "0": .letter("M12 3.5c3.3 0 5.3 3.2 5.3 8.5s-2 8.5-5.3 8.5-5.3-3.2-5.3-8.5 2-8.5 5.3-8.5z"),
    "1": .letter("M8 7.3l5-3.8v17"),
    "2": .letter("M7 8a5 5 0 0 1 10-.3c0 4.4-7.3 7-10 12.5h10.5"),
    "3": .letter(
      "M7.3 6.8a5 5 0 0 1 9.2 1.1c0 2.4-2 3.8-4.7 3.8 3.1 0 5.2 1.6 5.2 4.2a5.2 5.2 0 0 1-10 1.2"),
    "4": .letter("M15 20.2V3.8L6 16h12"),
    "5": .letter("M16.5 3.8H8.8l-.9 8a5.3 5.3 0 1 1-.8 6.3"),
    "6": .letter(circle(12, 15, 5.2) + "M15 3.8c-4.5 2.2-8.2 6-8.2 11.2"),
    "7": .letter("M6.5 3.8h11L10.5 20.2"),
    "8": .letter(circle(12, 7.7, 4.1) + circle(12, 16, 4.7)),
    "9": .letter(circle(12, 9, 5.2) + "M9 20.2c4.5-2.2 8.2-6 8.2-11.2"),
  ]

  /// Numbers of two digits, which are drawn as letters are: up to 50, as many as SF Symbols has.
  static let numbers: [(key: String, value: SymbolGlyph)] = {
    let digits = Dictionary(uniqueKeysWithValues: letters.map { ($0.key, $0.value.flat) })
    return (10...50).map { number in
      let pair = zip(String(number), [6.2, 17.8]).map { digit, x in
        SymbolPath.scaled(digits[String(digit), default: ""], by: 0.8, x: x, y: 12)
      }
      return (String(number), .letter(pair.joined()))
    }
  }()
}
