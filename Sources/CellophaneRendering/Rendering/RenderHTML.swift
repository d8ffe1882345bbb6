public import UIKit

/// Shows a view controller as HTML.
///
/// The code runs in this process, on the main actor, as an app runs it: what traps ends the program.
/// One preview is asked at a time, whoever asks; the surroundings that it reads (traits, the
/// language, on Linux `Locale.current`) are the process's meanwhile. The same code gives the same
/// bytes on every run and machine, unless it reads the clock, random numbers or the network. What a
/// touch does is asked on instances of its own, so that a screen costs some hundred of them.
///
/// - Parameters:
///   - make: What makes it: it is made as often as it has to be asked, so give the expression and
///     not an instance that lives already.
///   - form: A whole page, or a part of one of yours.
///   - title: The page's title, which also gives its file name.
///   - look: iOS 26 unless another is given.
///   - environment: The device, and what its user has set.
///   - language: Of texts whose environment declares none, as BCP 47 has it.
///   - states: The states that each row is shown in, once in each, in which it stays; by default
///     rows are as they come, and take their states on the page.
/// - Throws: ``HTMLRenderingError`` where the code did what it may not, with every reason.
@MainActor public func renderHTML<Root: UIViewController>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as form: HTMLForm = .page,
  title: String = "Preview", look: Look = .iOS26, environment: PreviewEnvironment = .phone,
  language: String = "en", states: [CellStates] = []
) async throws(HTMLRenderingError) -> RenderedHTML {
  try await renderHTML(
    of: Preview(title, environments: [environment], look: look, make), as: form,
    language: language, states: states)
}

/// Shows a view as HTML: a cell as the only row of a list or table, any other one on a whole screen.
///
/// See the function for view controllers for what it costs and where it runs.
///
/// - Parameters:
///   - make: What makes it, as often as it has to be asked.
///   - appearance: The appearance of the list around a collection view's cell.
@MainActor public func renderHTML<Root: UIView>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as form: HTMLForm = .page,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  title: String = "Preview", look: Look = .iOS26, environment: PreviewEnvironment = .phone,
  language: String = "en", states: [CellStates] = []
) async throws(HTMLRenderingError) -> RenderedHTML {
  try await renderHTML(
    of: AnyPreview(
      showing: title, environments: [environment], look: look, in: appearance, make),
    as: form, language: language, states: states)
}

/// Shows a content configuration as HTML: the one row of a list.
///
/// See the function for view controllers for what it costs and where it runs.
///
/// - Parameters:
///   - content: What the cell shows.
///   - background: What it stands on; `nil` is what the list's appearance gives it.
///   - appearance: The appearance of the list around it.
@MainActor public func renderHTML<Content: UIContentConfiguration>(
  of content: Content, on background: UIBackgroundConfiguration? = nil,
  as form: HTMLForm = .page,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  title: String = "Preview", look: Look = .iOS26, environment: PreviewEnvironment = .phone,
  language: String = "en", states: [CellStates] = []
) async throws(HTMLRenderingError) -> RenderedHTML {
  let make: @MainActor @Sendable () -> UICollectionViewListCell = {
    let cell = UICollectionViewListCell()
    cell.contentConfiguration = content
    if let background { cell.backgroundConfiguration = background }
    return cell
  }
  return try await renderHTML(
    of: Preview(title, environments: [environment], look: look, in: appearance, make), as: form,
    language: language, states: states)
}

/// Shows a background configuration as HTML: under a row without content.
///
/// See the function for view controllers for what it costs and where it runs.
///
/// - Parameters:
///   - background: What an empty cell stands on.
///   - appearance: The appearance of the list around it.
@MainActor public func renderHTML(
  of background: UIBackgroundConfiguration, as form: HTMLForm = .page,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  title: String = "Preview", look: Look = .iOS26, environment: PreviewEnvironment = .phone,
  language: String = "en", states: [CellStates] = []
) async throws(HTMLRenderingError) -> RenderedHTML {
  try await renderHTML(
    of: UIListContentConfiguration.cell(), on: background, as: form, in: appearance, title: title,
    look: look, environment: environment, language: language, states: states)
}

/// Shows a preview as HTML, with its steps where a whole page is wanted.
///
/// See the function for view controllers for what it costs and where it runs.
///
/// - Parameter preview: Asked in its first environment, and in its own look or iOS 26.
@MainActor public func renderHTML<Root>(
  of preview: Preview<Root>, as form: HTMLForm = .page, language: String = "en",
  states: [CellStates] = []
) async throws(HTMLRenderingError) -> RenderedHTML {
  try await renderHTML(of: AnyPreview(preview), as: form, language: language, states: states)
}

/// Shows a preview as HTML, with its steps where a whole page is wanted.
///
/// See the function for view controllers for what it costs and where it runs.
///
/// - Parameter preview: Asked in its first environment, and in its own look or iOS 26.
@MainActor public func renderHTML(
  of preview: AnyPreview, as form: HTMLForm = .page, language: String = "en",
  states: [CellStates] = []
) async throws(HTMLRenderingError) -> RenderedHTML {
  if case .fragment(let id, _) = form, !id.isFragmentID { throw .badID(id) }
  let page = try await PageRequest(preview, states: states).reporting(language: language).page()
  do {
    var html =
      switch form {
      case .page: try PageWriter.page(page)
      case .fragment(let id, let root): try PageWriter.fragment(page, id: id, root: root)
      }
    html.findings += try PageWriter.problems(of: html, as: form)
    return html
  } catch {
    // The templates and the grammar are embedded: tests hold that they are what they should be.
    preconditionFailure("\(error)")
  }
}

extension String {
  /// Whether it is a name that needs no quoting in a selector.
  fileprivate var isFragmentID: Bool {
    guard let first = utf8.first, first.isLetter else { return false }
    return utf8.allSatisfy { $0.isLetter || "0123456789-_".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
