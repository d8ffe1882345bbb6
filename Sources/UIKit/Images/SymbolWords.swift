private import Synchronization

/// The words that names of symbols are made of, and what that says of a name.
///
/// Names of SF Symbols are words with dots between them. Which words there are is known up to
/// SF Symbols 5 and, by their use, of later ones. A word that is no name by itself names no symbol,
/// nor do several of which none is known: code that asks for a symbol and else for a picture of its
/// own gets the picture. A name of the known words that no symbol has is not told from one that is
/// newer than the list.
package enum SymbolWords {
  private static let declared = Mutex<Set<String>>([])
  /// What was found out of names, of which an app has few.
  private static let known = Mutex<[String: Bool]>([:])

  /// Declares names that have a drawing of a site's own, in place of those before.
  package static func declare(_ names: Set<String>) {
    declared.withLock { $0 = names }
  }

  /// Whether a symbol may be called so: `photo` and `photo.unheard`, not `logo`.
  static func mayName(_ name: String) -> Bool {
    if declared.withLock({ $0.contains(name) }) { return true }
    if let known = known.withLock({ $0[name] }) { return known }
    let isName = isNameOfSystem(name)
    known.withLock { $0[name] = isName }
    return isName
  }

  private static func isNameOfSystem(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isPlain) }) else { return false }
    if parts.count == 1 { return names.contains(name) }
    return parts.contains { names.contains($0) || words.contains($0) }
  }

  /// A lower-case letter or a digit.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character.isLowercase)
  }

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Those that are names by themselves.
  private static let names = list(
    """
    2h 4a 4h 4l abc abs accessibility airplane airplayaudio airplayvideo airpods airpodsmax
    airpodspro airtag alarm allergens alt alternatingcurrent amplifier angle ant app appclip apple
    applelogo applepencil applescript appletv applewatch archivebox arkit arrowkeys aspectratio
    asterisk at atom australiandollarsign australsign autostartstop backpack backward bag bahtsign
    balloon bandage banknote barcode barometer baseball basket basketball bathtub batteryblock
    bell bicycle binoculars bird bitcoinsign bold bolt bonjour book bookmark brain brakesignal
    brazilianrealsign briefcase bubble building burn burst bus cabinet cablecar calendar camera
    candybarphone capslock capsule car carrot cart case cat cedisign cellularbars centsign chair
    chandelier character checklist checkmark chineseyuanrenminbisign circle circlebadge clear
    clipboard clock cloud coat coloncurrencysign comb command computermouse cone control cooktop
    cpu creditcard crop cross crown cruzeirosign cube curlybraces cursorarrow cylinder
    danishkronesign dehumidifier deskclock desktopcomputer deskview dial diamond dice
    directcurrent dishwasher display divide doc document dog dollarsign dongsign dpad drop dryer
    dumbbell ear earbuds earpods eject ellipsis envelope equal eraser escape esim eurosign
    eurozonesign exclamationmark externaldrive eye eyebrow eyedropper eyeglasses eyes faceid
    facemask fan fanblades faxmachine ferry fiberchannel fibrechannel figure film fireplace
    firewall fireworks fish flag flame flask fleuron flipphone florinsign flowchart fn folder
    football forward francsign fuelpump function fx gamecontroller gauge gear gearshape gift
    giftcard globe glowplug gobackward goforward graduationcap greaterthan greetingcard grid
    guaranisign guitars gyroscope hammer handbag hanger hare hat hazardsign headphones heart helm
    hexagon hifireceiver hifispeaker highlighter homekit homepod homepodmini horn hourglass house
    hryvniasign humidifier humidity hurricane icloud indianrupeesign infinity info inhaler
    internaldrive ipad iphone ipod ipodtouch italic jacket key keyboard kipsign kph ladybug lane
    lanyardcard laptopcomputer larisign lasso leaf left lessthan level licenseplate lifepreserver
    lightbulb lightrail lineweight link lirasign livephoto lizard location lock loupe lungs
    macbook macmini macstudio macwindow magazine magicmouse magnifyingglass mail manatsign map
    mappin medal mediastick meditate megaphone memories memorychip menucard message metronome mic
    microbe microwave millsign minus moon moonrise moonset mosaic motor mount mouth movieclapper
    mph mug multiply mustache nairasign network newspaper norwegiankronesign nose nosign note
    number numbersign octagon oilcan opticaldisc opticaldiscdrive opticid option oval oven
    paintbrush paintpalette pano paperclip paperplane paragraph paragraphsign parentheses
    parkinglight parkingsign pause pawprint pc peacesign pencil pentagon percent person
    personalhotspot perspective pesetasign pesosign phone photo pianokeys pill pills pin pip play
    playground playpause plus plusminus polishzlotysign popcorn power powercord poweroff poweron
    powerplug powersleep printer projective purchased puzzlepiece pyramid qrcode questionmark
    quotelevel radio rainbow rays recordingtape rectangle refrigerator repeat restart return
    rhombus right righttriangle rosette rublesign ruler rupeesign safari sailboat scalemass
    scanner scissors scooter scope screwdriver scribble scroll sdcard seal sensor shadow shareplay
    shekelsign shield shift shippingbox shoe shower shuffle signature simcard sink siri skateboard
    skew skis sleep slowmo smartphone smiley smoke snow snowboard snowflake soccerball sofa sos
    space sparkle sparkles speaker speedometer spigot sportscourt sprinkler square squareshape
    stairs star staroflife steeringwheel sterlingsign stethoscope stop stopwatch storefront stove
    strikethrough stroller studentdesk suitcase sum sunglasses sunrise sunset surfboard suv
    swatchpalette swedishkronasign swift swiftdata syringe table tablecells tag target teddybear
    teletype tengesign tennisball tent terminal textbox textformat theatermasks thermometer ticket
    timelapse timer tirepressure togglepower toilet tornado tortoise torus touchid tram translate
    transmission trash tray tree triangle triangleshape trophy tropicalstorm tshirt tugriksign
    tuningfork turkishlirasign tv umbrella underline video videoprojector viewfinder visionpro
    voiceover volleyball wake warninglight washer waterbottle waveform widget wifi wind wineglass
    wonsign wrench wrongwaysign xmark xserve yensign yieldsign zzz
    """)

  /// Those that stand beside others alone.
  private static let words = list(
    """
    0percent 100percent 1x2 25percent 2d 2x1 2x2 33percent 3d 3x1 3x2 3x3 4k 4x3 50percent
    67percent 75percent 84percent ac
    accelerator adapter adjustable africa air airbag airpod airpodpro airport align aligncenter
    alignleft alignright american americas analog and angled angledbottom angledtop answer antenna
    aperture append appletvremote apps appwindow aqi ar arabic arcade archery arms arrival arrow
    arrowshape arrowtriangle arrowtriangles artframe arts ascending asia australia australian auto
    automatic av average awning axel axle background backrest badge badminton ball bar barre bases
    battery batterypack bay beach beacon beam beats bed below bidirectional bin birthday blast
    blinds body books bottom bottomhalf bottomleading bottomleft bottommiddle bottomright
    bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce bowling box boxing
    braille brake branch bubbles buds bullet bust button cable cake cap capsulepath captions
    carbon cardio carseat casement ccs1 ccs2 ceiling center central chademo charger chargingcase
    chart checked checkerboard checkered chevron child circlepath circles circulate clap click
    climbing clockwise closed closing club clutch coaxial collision columns combustion compact
    compass compress conditioner connected connection connector console contact contextualmenu
    controlhandles convertible cooldown core counterclockwise crescent cricket crosscountry
    crossed crossvial cup curling cursive cursor curtains curved curvedto curvepath cycle cycling
    cylindrical dance dash dashed day daytime dc decrease degreesign delete departure desk
    diagonal diagonalline die digitalcrown dioxide disc disengaged distribute distribution dock
    door doorbell dot dotmatrix dots dotted dottedline dottedunderline double doubledecker down
    downhill downtrend draw drawing dress driveshaft drizzle droplets duployan dust earphones ecg
    element ellipse ellipses elliptical end engaged engine enter entry equestrian europe ev exclam
    exclamation exit expand express extension extreme face fall fencing field filemenu fill filled
    filters fingers first fishing fit fitness fitpro flashlight flattrend flexibility flip floor
    fluid fog fork formfitting forwardslash fossil frame french fresh from front frontleft
    frontright frying full functional furniture garage gate gb gearshift gen1 gen2 gen3 gen4
    genius gibbous glass golf group gym gymnastics hail half halffull hand handball handheld hands
    haptics hatchback haze he head header headlight hearingaid hearingdevice heat heater heavyrain
    hex hexagongrid hexagonpath hi high highintensity hiking hill hockey hold holdinghands
    homebutton horizon horizontal hunting ibeam image immersive in increase indent indoor insert
    inset intelligence intermittent intersection intervaltraining inverse inward ipodshuffle
    ivfluid ja joystick jumprope justify justifyleft justifyright kashida keypad kickboxing km
    knife ko l1 l2 l3 l4 lacrosse lamp landscape lanes largecircle larger laser last latch laurel
    layers layout lb leading leadinghalf leadingthird led lefthalf leftthird lever light
    lightspectrum lightswitch line lines liquid list lm lodge logo lounge low lower lsb lt m1 m2
    m3 m4 macpro macro magnify magsafe marks martial massage matrix max measurement mediabox
    medical medium menubar merge meter metering middle middleleft middleright min mind mini mirror
    mixed monoxide moonphase more motion motionlines mountain move multispot music my nacs needle
    new none north numbers oar of off offgrid on onehanded open opening oscillation out outdoor
    outline outward overhead p1 p2 p3 p4 paddleshifter pages pan panel paper partial party pass
    path pattern pedal pedestrian phonetic pickleball pickup pie pilates pipe placeholdertext
    plaintext platter playstation plug point pointed pool popper portrait powerbeats powerbeats3
    powerbeatspro poweroutlet press pro profile programmable progress puck pull purifier quarter
    quarternote quote r1 r2 r3 r4 rabbit rack racket racquetball radiowaves raid rain raised ratio
    rawValue) rb rear rearleft rearright recessed record rectanglepath rectangular redaction
    remote remove resize retarder ribbon richtext righthalf rightthird ring rm road roll roller
    rolling roman rotate rotation roundedbottom roundedtop router rower rsb rt rtl rugby run
    runningpace safetycone sailing saucer scale scatter scurvepath seatbelt seated selection
    sequence server shade shared shazam shell sheqelsign shoeprints shutter side sidebar sidejet
    signal signpost sixspeed size sizes skating skiing slash sleet slider sliding smallcircle
    smaller smartbatterycase smiling sneaker snowboarding soccer socialdance softball solo south
    spacing spade spatial split sports spot spray spread squarepath squareroot squares squash
    stack stair stand stars step stepper stick straw strengthtraining strip striped studio
    studiobud studiobuds studiobudsplus subscript suit sun superscript surfing sutton swap swim
    swipe swirl switch taichi taillight takeoutbag tap tennis testtube text th theatermask
    thumbsdown thumbsup tilt timeline timemachine tip tire to top tophalf topleading topleft
    topmiddle topright topthird toptrailing tower track traction traditional trailing trailinghalf
    trailingthird train training transparent trapezoid trianglebadge trianglehead trianglepath
    truck tunnel turn type uiwindow ultrawide unchecked unknown up upper uptrend usb uturn
    variable vertical vial view vision walk wallet wand waning watch watchface water waterpolo
    wave waves waxing web weighted wide window windshield wiper wireless with word wrestling xaxis
    xbox xyaxis yoga you zh zigzag zipper zl zr
    """)
}
