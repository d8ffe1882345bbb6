extension UICellAccessory {
  /// How a disclosure indicator is drawn.
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a check mark is drawn.
  public struct CheckmarkOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a detail button is drawn.
  public struct DetailOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a menu button is drawn.
  public struct PopUpMenuOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a delete control is drawn.
  public struct DeleteOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?
    /// The colour of its disc; `nil` for the kind's own.
    public var backgroundColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How an insert control is drawn.
  public struct InsertOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?
    /// The colour of its disc; `nil` for the kind's own.
    public var backgroundColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a ring for choosing is drawn.
  public struct MultiselectOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?
    /// The colour of its disc; `nil` for the kind's own.
    public var backgroundColor: UIColor?

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
}

extension UICellAccessory {
  /// How a handle for moving is drawn.
  public struct ReorderOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?
    /// Whether a line parts it from an accessory before it; yes by default.
    public var showsVerticalSeparator: Bool

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How a chevron that opens is drawn, and what opens it.
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// What a tap on the row does.
    public enum Style: Hashable, Sendable {
      /// As a header in a header, else as a cell.
      case automatic
      /// The whole row opens, and cannot be chosen.
      case header
      /// Only the chevron opens.
      case cell
    }

    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?
    /// What a tap on the row does; by the row's kind by default.
    public var style: Style

    /// Options of which `nil` leaves the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  /// How a label is drawn.
  public struct LabelOptions: AccessoryOptions {
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; `nil` for the kind's own.
    public var tintColor: UIColor?
    /// The font; body text by default.
    public var font: UIFont
    /// Whether the font follows the reader's text size; yes by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options of which `nil` leaves the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}

/// What the options of all kinds have.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}
