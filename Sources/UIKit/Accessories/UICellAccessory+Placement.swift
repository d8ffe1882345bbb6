extension UICellAccessory {
  /// The side of a view of the author's, when it is shown, and its place among the others.
  public enum Placement {
    /// Gives a place among the accessories of a side, from the leading one on; places outside
    /// them stand for the nearest.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of another's kind; nearest to the content without one.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.place(of: accessory) ?? accessories.contentPlace }
    }

    /// After the first accessory of another's kind; nearest to the content without one.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in accessories.place(of: accessory).map { $0 + 1 } ?? accessories.contentPlace }
    }

    package var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// A view of the author's and where it goes.
  public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public let customView: UIView
    /// Where it goes.
    public let placement: Placement
    /// Whether it keeps its space but is not seen and does nothing; not by default.
    public var isHidden: Bool
    /// The width in which it is centred; the standard one by default.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; `nil` for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps its frame's size; not by default, where its contents decide.
    public var maintainsFixedSize: Bool

    /// A view with a place; `nil` leaves a default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
