/// The symbols that real list code names: in two apps or two list files at least, and in the
/// examples.
enum RealNames {
  static let all = """
    a.circle airplane antenna.radiowaves.left.and.right archivebox archivebox.fill
    arrow.2.squarepath arrow.clockwise arrow.counterclockwise arrow.down.circle
    arrow.down.to.line.compact arrow.left arrow.right arrow.up arrow.up.arrow.down arrow.up.doc
    arrow.up.forward.square arrow.up.left.and.arrow.down.right arrow.uturn.right
    arrowshape.turn.up.left arrowshape.turn.up.left.fill at b.square bed.double.fill bell
    bell.badge bell.fill bird bolt bolt.circle.fill bolt.fill bolt.horizontal.circle book.closed
    bookmark bookmark.fill bookmark.slash.fill bubble.right bus bus.fill c.circle.fill calendar
    camera captions.bubble car car.fill checkmark checkmark.circle checkmark.circle.fill
    checkmark.seal checkmark.seal.fill chevron.down chevron.down.circle.fill chevron.forward
    chevron.left chevron.left.2 chevron.right chevron.up chevron.up.chevron.down circle
    circle.fill clock cloud.rain doc doc.badge.plus doc.on.clipboard doc.on.doc doc.plaintext
    doc.text doc.text.magnifyingglass dot.radiowaves.left.and.right drop.fill dumbbell
    e.square.fill eject.fill ellipsis ellipsis.circle envelope envelope.fill
    exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill
    exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash eye.slash.fill
    face.smiling figure.walk flag flag.fill flame flame.fill folder folder.badge.plus gear
    gearshape globe gobackward graduationcap hand.raised.fill hare headphones heart heart.fill
    hexagon highlighter house icloud icloud.fill info.circle info.circle.fill iphone.homebutton
    ladybug lamp.desk line.3.horizontal line.3.horizontal.decrease
    line.3.horizontal.decrease.circle line.horizontal.3 link list.bullet
    list.bullet.rectangle.portrait location location.fill location.slash lock lock.fill
    magnifyingglass mappin.and.ellipse megaphone.fill message message.fill metronome mic mic.fill
    minus minus.circle
    minus.circle.fill moon moon.fill music.mic music.note.list network number paperclip
    paperplane.fill pause.circle pause.fill pc pencil pencil.and.outline pencil.circle person
    person.3.fill person.badge.plus person.circle.fill person.crop.circle
    person.crop.circle.badge.xmark person.crop.circle.fill person.fill person.fill.badge.plus
    personalhotspot photo photo.badge.plus photo.on.rectangle.angled pin pin.fill pin.slash
    play.circle play.circle.fill play.fill plus plus.circle plus.circle.fill plus.square.on.square
    questionmark.circle questionmark.square.dashed quote.bubble rectangle.on.rectangle
    rectangle.portrait.and.arrow.forward rectangle.portrait.fill rectangle.stack
    rectangle.stack.badge.person.crop rectangle.stack.fill safari scissors server.rack shuffle
    sidebar.left slash.circle slider.horizontal.3 speaker speaker.slash speaker.wave.2
    speaker.wave.2.fill square square.and.arrow.down square.and.arrow.up square.and.pencil
    square.fill square.grid.2x2 square.grid.2x2.fill star star.fill star.slash staroflife
    staroflife.fill stop.circle suit.heart.fill sun.max.fill sun.min sun.min.fill sunset
    sunset.fill tortoise.fill tram trash trash.fill tray triangle triangle.fill tv
    uiwindow.split.2x1 water.waves waveform wifi.exclamationmark wifi.slash xmark xmark.circle
    xmark.circle.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
