internal import CLibXML2

/// Reads pages with libxml2's streaming reader, under one grammar.
///
/// The only file that sees libxml2; what leaves it are values of Swift. A reader belongs to one
/// task at a time: make one for each worker, since parsing the grammar costs more than a page.
final class MarkupReader {
  private let schema: OpaquePointer?

  /// libxml2 makes its tables when they are first needed, without looking whether another thread
  /// does the same: they are made once, before any grammar is read.
  private static let isPrepared: Bool = {
    xmlInitParser()
    xmlSchemaInitTypes()
    return xmlRelaxNGInitTypes() == 0
  }()

  /// A reader without a grammar accepts every well-formed page.
  ///
  /// - Throws: `GrammarError` where the grammar cannot be read.
  init(grammar: [UInt8]?) throws(GrammarError) {
    guard Self.isPrepared else { throw GrammarError() }
    guard let grammar else {
      schema = nil
      return
    }
    let parsed = grammar.withUnsafeBytes { bytes -> OpaquePointer? in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      guard let context = xmlRelaxNGNewMemParserCtxt(start, Int32(bytes.count)) else { return nil }
      defer { xmlRelaxNGFreeParserCtxt(context) }
      return xmlRelaxNGParse(context)
    }
    guard let parsed else { throw GrammarError() }
    schema = parsed
  }

  deinit { xmlRelaxNGFree(schema) }

  /// Goes through a page once.
  ///
  /// - Parameter attributes: The names whose values are handed on.
  func read(
    _ page: UnsafeRawBufferPointer, attributes: Set<AttributeName> = AttributeName.ofRules,
    into handler: inout some MarkupHandler
  ) {
    read(page) { reader, errors in
      walk(reader, NameTable(attributes), errors: errors, into: &handler)
    }
  }

  /// Goes through a page once and keeps all of it.
  ///
  /// - Returns: The outermost element as far as it could be read, and the line of the first error.
  func tree(of page: UnsafeRawBufferPointer) -> (root: MarkupElement?, brokenLine: Int?) {
    var open: [MarkupElement] = []
    var root: MarkupElement?
    var brokenLine: Int?
    func close() {
      let element = open.removeLast()
      guard let parent = open.indices.last else { return root = element }
      open[parent].children.append(.element(element))
    }
    read(page) { reader, errors in
      while xmlTextReaderRead(reader) == 1 {
        guard let node = xmlTextReaderCurrentNode(reader) else { continue }
        switch xmlTextReaderNodeType(reader) {
        case 1:  // an element's start
          open.append(NameTable.element(node))
          if xmlTextReaderIsEmptyElement(reader) == 1 { close() }
        case 15: close()  // an element's end
        case 3:  // text
          guard let parent = open.indices.last, let text = node.pointee.content else { continue }
          open[parent].children.append(.text(String(cString: text)))
        default: break
        }
      }
      while !open.isEmpty { close() }
      brokenLine = errors.firstLine
    }
    return (root, brokenLine)
  }

  private func read(
    _ page: UnsafeRawBufferPointer, _ walk: (OpaquePointer, ErrorBox) -> Void
  ) {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_BIG_LINES.rawValue
    guard
      let reader = xmlReaderForMemory(
        page.bindMemory(to: CChar.self).baseAddress, Int32(clamping: page.count), nil, "UTF-8",
        Int32(options))
    else { return }
    defer { xmlFreeTextReader(reader) }
    let errors = ErrorBox()
    xmlTextReaderSetStructuredErrorHandler(
      reader,
      { box, error in
        guard let box, let error else { return }
        Unmanaged<ErrorBox>.fromOpaque(box).takeUnretainedValue().add(error.pointee)
      }, Unmanaged.passUnretained(errors).toOpaque())
    if let schema { xmlTextReaderRelaxNGSetSchema(reader, schema) }
    withExtendedLifetime(errors) { walk(reader, errors) }
  }

  private func walk(
    _ reader: OpaquePointer, _ names: consuming NameTable, errors: ErrorBox,
    into handler: inout some MarkupHandler
  ) {
    while xmlTextReaderRead(reader) == 1 {
      if let node = xmlTextReaderCurrentNode(reader) {
        switch xmlTextReaderNodeType(reader) {
        case 1:  // an element's start
          handler.start(names.tag(node, ordinal: errors.open(node)))
          errors.flush(into: &handler)
          if xmlTextReaderIsEmptyElement(reader) == 1 {
            handler.end()
            errors.close()
          }
        case 15:  // an element's end
          errors.flush(into: &handler)
          handler.end()
          errors.close()
        case 3:  // text
          if let text = node.pointee.content { handler.text(String(cString: text)) }
        default: break
        }
      }
    }
    errors.flush(into: &handler)
  }
}

extension MarkupReader {
  /// Goes through a file from elsewhere, without a grammar and within the parser's own bounds.
  ///
  /// - Returns: What is not well-formed before the visitor stops; `nil` where nothing is.
  static func walk(_ file: [UInt8], into visitor: inout some ElementVisitor) -> DrawingError? {
    guard isPrepared else { return DrawingError("cannot be read") }
    return file.withUnsafeBytes { bytes in
      let reader = xmlReaderForMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, "UTF-8",
        Int32(XML_PARSE_NONET.rawValue))
      guard let reader else { return DrawingError("is empty") }
      defer { xmlFreeTextReader(reader) }
      let errors = FirstError()
      xmlTextReaderSetStructuredErrorHandler(
        reader,
        { box, error in
          guard let box, let error else { return }
          Unmanaged<FirstError>.fromOpaque(box).takeUnretainedValue().add(error.pointee)
        }, Unmanaged.passUnretained(errors).toOpaque())
      return withExtendedLifetime(errors) {
        while xmlTextReaderRead(reader) == 1 {
          guard let node = xmlTextReaderCurrentNode(reader) else { continue }
          switch xmlTextReaderNodeType(reader) {
          case 1:  // an element's start
            guard visitor.start(DrawnElement(node)) else { return nil }
            if xmlTextReaderIsEmptyElement(reader) == 1 { visitor.end() }
          case 15: visitor.end()  // an element's end
          case 3, 4:  // text, or text in which nothing is markup
            let text = node.pointee.content.map { String(cString: $0) } ?? ""
            guard visitor.text(text) else { return nil }
          default: break
          }
        }
        return errors.first
      }
    }
  }
}

extension DrawnElement {
  fileprivate init(_ node: xmlNodePtr) {
    let space = node.pointee.ns?.pointee.href.map { String(cString: $0) }
    self.init(
      name: String(cString: node.pointee.name),
      isSVG: space == nil || space == "http://www.w3.org/2000/svg",
      isHTML: space == "http://www.w3.org/1999/xhtml", attributes: [],
      line: Int(xmlGetLineNo(node)))
    var next = node.pointee.properties
    while let attribute = next {
      next = attribute.pointee.next
      let name = String(cString: attribute.pointee.name)
      let space = attribute.pointee.ns?.pointee.href.map { String(cString: $0) }
      guard space == nil || space == "http://www.w3.org/1999/xlink" else { continue }
      let text = xmlNodeListGetString(attribute.pointee.doc, attribute.pointee.children, 1)
      attributes.append(
        (space == nil ? name : "xlink:\(name)", text.map { String(cString: $0) } ?? ""))
      if let text { cellophane_xml_free(text) }
    }
  }
}

/// Keeps the first thing that libxml2's callback has to say.
private final class FirstError {
  private(set) var first: DrawingError?

  func add(_ error: xmlError) {
    guard first == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    let text = error.message.map { String(cString: $0) } ?? ""
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    first = DrawingError(
      "is not well-formed: \(words.prefix(1).lowercased() + words.dropFirst())",
      line: Int(error.line))
  }
}

/// Names by their address: the parser keeps one copy of each in a page.
private struct NameTable {
  private var elements: [UnsafePointer<xmlChar>: ElementName] = [:]
  private var attributes: [UnsafePointer<xmlChar>: AttributeName?] = [:]
  private let wanted: Set<AttributeName>

  init(_ wanted: Set<AttributeName>) {
    self.wanted = wanted
  }

  mutating func tag(_ node: xmlNodePtr, ordinal: Int) -> StartTag {
    var tag = StartTag(ordinal: ordinal, name: element(node.pointee.name), attributes: [])
    var next = node.pointee.properties
    while let attribute = next {
      if let name = self.attribute(attribute.pointee.name) {
        tag.attributes.append((name, Self.value(of: attribute)))
      }
      next = attribute.pointee.next
    }
    return tag
  }

  /// An element under its names as they are written.
  static func element(_ node: xmlNodePtr) -> MarkupElement {
    var element = MarkupElement(name: String(cString: node.pointee.name))
    var next = node.pointee.properties
    while let attribute = next {
      element.attributes.append(
        MarkupElement.Attribute(
          name: String(cString: attribute.pointee.name), value: value(of: attribute)))
      next = attribute.pointee.next
    }
    return element
  }

  private static func value(of attribute: xmlAttrPtr) -> String {
    guard let first = attribute.pointee.children else { return "" }
    // More than one child only where an entity stands in the value.
    guard first.pointee.next != nil else {
      return first.pointee.content.map { String(cString: $0) } ?? ""
    }
    guard let joined = xmlNodeListGetString(attribute.pointee.doc, first, 1) else { return "" }
    defer { cellophane_xml_free(joined) }
    return String(cString: joined)
  }

  private mutating func element(_ name: UnsafePointer<xmlChar>) -> ElementName {
    if let known = elements[name] { return known }
    let found = ElementName(rawValue: String(cString: name)) ?? .other
    elements[name] = found
    return found
  }

  private mutating func attribute(_ name: UnsafePointer<xmlChar>) -> AttributeName? {
    if let known = attributes[name] { return known }
    let found = AttributeName(rawValue: String(cString: name)).flatMap {
      wanted.contains($0) ? $0 : nil
    }
    attributes[name] = .some(found)
    return found
  }
}

/// Where libxml2's callback puts what it has to say until the reader comes to it.
private final class ErrorBox {
  private var ordinal = 0
  private var opened: [(node: UnsafeMutableRawPointer, ordinal: Int)] = []
  private var errors: [(error: MarkupError, node: UnsafeMutableRawPointer?)] = []

  /// The line of the first thing that was wrong.
  private(set) var firstLine: Int?

  func open(_ node: xmlNodePtr) -> Int {
    opened.append((UnsafeMutableRawPointer(node), ordinal))
    defer { ordinal += 1 }
    return ordinal
  }

  func close() { opened.removeLast() }

  func add(_ error: xmlError) {
    let text = error.message.map { String(cString: $0) } ?? ""
    firstLine = firstLine ?? Int(error.line)
    guard error.domain == Int32(XML_FROM_RELAXNGV.rawValue) else {
      let place = MarkupError.Place.position(line: Int(error.line), column: Int(error.int2))
      return errors.append((MarkupError(malformed: text, at: place), nil))
    }
    let line = error.node.map { xmlGetLineNo($0.assumingMemoryBound(to: xmlNode.self)) } ?? 0
    let refusal = MarkupError(
      code: Int(error.code), error.str1.map { String(cString: $0) },
      error.str2.map { String(cString: $0) }, text: text, at: .line(Int(line)))
    errors.append((refusal, error.node))
  }

  /// Hands on what is waiting, placed at its tag where that is still open.
  func flush(into handler: inout some MarkupHandler) {
    guard !errors.isEmpty else { return }
    for (error, node) in errors {
      var error = error
      if let tag = opened.last(where: { $0.node == node }) { error.place = .tag(tag.ordinal) }
      handler.error(error)
    }
    errors = []
  }
}
