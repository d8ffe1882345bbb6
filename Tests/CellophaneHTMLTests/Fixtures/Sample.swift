import CellophaneDocument
import CellophaneLook

/// Documents made by hand, in one look.
struct Sample {
  var look = Look.iOS26

  func text(_ string: String, like metrics: TextMetrics) -> ResolvedText {
    ResolvedText(
      runs: [ResolvedRun(string)], font: metrics.font, color: metrics.color,
      numberOfLines: metrics.numberOfLines, transform: metrics.isUppercase ? .uppercase : .none)
  }

  func symbol(_ name: String) -> ResolvedImage {
    let font = LookFont(textStyle: .body, size: 17)
    return ResolvedImage(
      source: .symbol(ResolvedSymbol(name: name, font: font, scale: .large)), isTemplate: true)
  }

  func content(
    _ style: ContentStyle = .cell, _ text: String?, _ secondaryText: String? = nil,
    symbol name: String? = nil
  ) -> ResolvedListContent {
    let metrics = look.content(style)
    return ResolvedListContent(
      style: style, image: name.map(symbol), text: text.map { self.text($0, like: metrics.text) },
      secondaryText: secondaryText.map { self.text($0, like: metrics.secondaryText) },
      prefersSideBySide: metrics.prefersSideBySide, margins: metrics.margins,
      imageToTextPadding: metrics.imageToTextPadding,
      horizontalTextPadding: metrics.horizontalTextPadding,
      verticalTextPadding: metrics.verticalTextPadding)
  }

  /// A cell of an inset grouped list, with nothing that the author changed.
  func cell(
    _ style: ContentStyle = .cell, _ text: String?, _ secondaryText: String? = nil,
    symbol name: String? = nil, accessories: [ResolvedAccessory.Kind] = []
  ) -> ResolvedCell {
    let metrics = look.background(.listGroupedCell)
    return ResolvedCell(
      content: .list(content(style, text, secondaryText, symbol: name)),
      background: ResolvedBackground(
        style: .listGroupedCell, color: metrics.color, cornerRadius: metrics.cornerRadius),
      trailingAccessories: accessories.map { ResolvedAccessory(kind: $0) })
  }

  func row(_ name: String, _ text: String? = nil) -> ResolvedRow {
    ResolvedRow(name: name, cell: cell(.cell, text ?? name))
  }

  func header(_ name: String, _ text: String) -> ResolvedSupplementary {
    var cell = self.cell(.header, text)
    cell.background = ResolvedBackground(style: .listHeader, color: .clear)
    return ResolvedSupplementary(
      name: name, kind: "header", edge: .top, isHeader: true, cell: cell)
  }

  func collection(
    _ rows: [ResolvedRow], role: ResolvedCollection.Role = .list,
    selection: ResolvedCollection.Selection = .none, header: ResolvedSupplementary? = nil
  ) -> ResolvedCollection {
    let layout = ResolvedListLayout(appearance: .insetGrouped)
    return ResolvedCollection(
      name: "list", label: "Sample", role: role, selection: selection,
      sections: [ResolvedSection(name: "a", layout: .list(layout), header: header, rows: rows)])
  }

  func page(_ frames: [ResolvedFrame]) -> ResolvedPage {
    let environment = ResolvedEnvironment(name: "phone", idiom: .phone, width: 402, height: 874)
    return ResolvedPage(
      id: "sample", title: "Sample", look: look.name, environment: environment, frames: frames)
  }

  func page(_ screen: ResolvedScreen) -> ResolvedPage {
    page([ResolvedFrame(name: "start", title: "Start", screen: screen)])
  }
}
