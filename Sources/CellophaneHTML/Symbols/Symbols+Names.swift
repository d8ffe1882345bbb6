extension Symbols {
  /// All names that have a drawing, sorted: the glyphs, and those of their forms that are known.
  package static let names: [String] = {
    var names = Set(SymbolTable.glyphs.keys).subtracting(parts)
    for (form, glyphs) in forms {
      for glyph in glyphs.split(whereSeparator: \.isWhitespace) {
        names.insert("\(glyph).\(form)")
        let filled = "\(glyph).\(form).fill"
        if hasFilledForm(form), compose(filled) != nil { names.insert(filled) }
      }
    }
    for letter in letters {
      for shape in ["circle", "square"] {
        names.formUnion(["\(letter).\(shape)", "\(letter).\(shape).fill"])
      }
    }
    return names.sorted()
  }()

  /// Glyphs that are no symbols by themselves.
  private static let parts = Set(letters + ["seal", "slash"])

  /// What is drawn inside circles and squares alone.
  private static let letters =
    SymbolTable.letters.map(\.key) + SymbolTable.numbers.map(\.key)

  /// Whether a form comes filled and not: signs at a corner belong to one or the other.
  private static func hasFilledForm(_ form: String) -> Bool {
    form != "fill" && form != "magnifyingglass" && !form.contains("badge.")
  }

  /// The glyphs that come in a form, by its suffix.
  private static let forms: [(form: String, glyphs: String)] = [
    (
      "fill",
      """
      app applewatch archivebox arrow.down.doc arrow.down.document arrow.up.doc
      arrowshape.turn.up.left arrowshape.turn.up.right arrowtriangle.left arrowtriangle.right
      backward backward.end bag bed.double bell bird birthday.cake bolt bolt.horizontal book
      book.closed bookmark briefcase bubble bubble.left bubble.right building.2 burst bus camera
      capsule captions.bubble car carrot cart character.book.closed chart.bar circle circlebadge clock cloud cloud.rain cloud.sun
      creditcard crown cube cube.box delete.left desktopcomputer diamond display doc
      doc.on.clipboard doc.on.doc doc.plaintext doc.richtext doc.text door.left.hand.closed
      door.left.hand.open drop dumbbell eject envelope envelope.open externaldrive eye face.smiling
      film fish flag flame folder forward forward.end gamecontroller gearshape gift globe.europe.africa
      graduationcap hand.point.left hand.raised hand.thumbsdown hand.thumbsup hare heart hexagon
      hifispeaker house icloud internaldrive ipad iphone iphone.homebutton key keyboard
      keyboard.chevron.compact.down ladybug lamp.desk laptopcomputer leaf lightbulb
      list.bullet.rectangle list.bullet.rectangle.portrait list.clipboard location lock lock.doc
      lock.open lock.shield map megaphone message metronome mic moon music.mic newspaper note.text
      octagon paintbrush pano paperplane pause pawprint pc person person.2 person.3
      person.crop.circle person.crop.square person.wave.2 phone phone.arrow.down.left
      phone.arrow.up.right photo photo.on.rectangle pin play plus.square.on.square powerplug printer
      printer.dotmatrix quote.bubble rectangle rectangle.grid.2x2 rectangle.on.rectangle
      rectangle.portrait rectangle.stack rectangle.stack.person.crop rotate.right ruler safari
      scroll shield shippingbox sidebar.leading sidebar.left sidebar.right smallcircle.filled.circle
      smiley sparkles speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 square
      square.and.arrow.down square.and.arrow.up square.grid.2x2 square.grid.3x2 square.grid.4x3
      square.on.square square.split.bottomrightquarter square.stack.3d.up star staroflife stop
      suit.heart sun.max sun.min sunrise sunset tag tortoise tram trash tray tray.2 tray.full
      triangle tv tv.music.note video wrench xmark.bin
      """
    ),
    (
      "circle",
      """
      airplane archivebox arrow.backward arrow.clockwise arrow.counterclockwise arrow.down
      arrow.forward arrow.left arrow.left.arrow.right arrow.right arrow.triangle.2.circlepath
      arrow.up arrow.up.arrow.down arrow.up.forward arrow.up.right arrow.uturn.backward
      arrow.uturn.forward arrow.uturn.left arrow.uturn.right at backward bag bell bicycle bolt
      bolt.horizontal book bookmark briefcase building.2 bus calendar camera car cart checkmark
      chevron.backward chevron.down chevron.forward chevron.left chevron.right chevron.up creditcard
      doc doc.text drop eject ellipsis envelope equal exclamationmark eye figure.walk fish flag flame
      folder fork.knife forward gearshape gift globe graduationcap hand.raised hand.thumbsdown hand.thumbsup
      heart house info key leaf lightbulb line.3.horizontal line.3.horizontal.decrease
      line.horizontal.3.decrease link list.bullet location lock magnifyingglass mappin message mic
      minus moon multiply music.note number paperplane pause pencil person person.2 phone photo pin
      play plus power questionmark repeat scissors scope shuffle slash star stop tag tram trash tray
      tv video waveform xmark
      """
    ),
    (
      "square",
      """
      arrow.clockwise arrow.down arrow.left arrow.right arrow.up arrow.up.forward arrow.up.right
      bolt checkmark chevron.down chevron.left chevron.right chevron.up equal exclamationmark flag
      heart info minus multiply number pencil play plus questionmark slash star xmark
      """
    ),
    ("app", "checkmark plus questionmark xmark"),
    ("bubble", "checkmark exclamationmark plus questionmark"),
    ("shield", "checkmark exclamationmark xmark"),
    ("octagon", "exclamationmark xmark"),
    ("diamond", "plus questionmark"),
    ("seal", "checkmark"),
    ("triangle", "exclamationmark"),
    (
      "slash",
      """
      bag bell bolt book bookmark briefcase camera cart creditcard eye flag folder hand.raised
      heart icloud iphone keyboard lightbulb location lock message mic paperplane pencil person
      photo pin speaker star tag trash tv video wifi
      """
    ),
    ("badge", "app bell envelope message"),
    ("magnifyingglass", "1 minus plus"),
    (
      "badge.checkmark",
      """
      bookmark calendar doc envelope folder person person.crop.circle photo
      """
    ),
    ("badge.ellipsis", "person.crop.circle"),
    (
      "badge.minus",
      """
      bookmark calendar cart doc envelope folder person person.crop.circle photo rectangle.stack
      """
    ),
    (
      "badge.plus",
      """
      bookmark calendar cart doc envelope folder person person.crop.circle photo rectangle.stack
      """
    ),
    ("badge.xmark", "bookmark calendar doc envelope folder person person.crop.circle photo"),
    ("circle.badge.ellipsis", "arrow.uturn.backward"),
    ("fill.badge.checkmark", "folder person person.crop.circle"),
    ("fill.badge.ellipsis", "person.crop.circle"),
    ("fill.badge.minus", "folder person person.crop.circle"),
    ("fill.badge.plus", "folder person person.crop.circle"),
    ("fill.badge.xmark", "folder person person.crop.circle"),
  ]
}
