internal import CellophaneHTML

/// What was checked and what came of it, for hosts that read the XML of JUnit.
package struct TestReport: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package enum Result: Hashable, Sendable {
      case passed
      /// What was looked for is not so: in a few words, and all of it.
      case failed(message: String, details: String)
      /// It could not be told.
      case broken(message: String, details: String)
      case skipped(message: String)
    }

    package var name: String
    /// What it belongs to.
    package var className: String
    /// Where it is declared; `nil` where nobody knows.
    package var file: String?
    /// From 1; 0 where it is the whole file.
    package var line: Int
    package var result: Result

    package init(
      name: String, className: String, file: String? = nil, line: Int = 0, result: Result
    ) {
      self.name = name
      self.className = className
      self.file = file
      self.line = line
      self.result = result
    }
  }

  package var name: String
  package var cases: [Case]

  package init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// As JUnit writes it: `testsuites`, one `testsuite`, a `testcase` each, without times.
  package var xml: [UInt8] {
    var xml = HTMLWriter()
    xml.element("testsuites") { xml in
      counts(to: &xml)
      xml.element("testsuite") { xml in
        counts(to: &xml)
        for one in cases { one.write(to: &xml) }
      }
    }
    return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8) + xml.bytes
  }

  private func counts(to xml: inout HTMLWriter) {
    xml.attribute("name", text: name)
    xml.attribute("tests", text: "\(cases.count)")
    xml.attribute("failures", text: "\(cases.count { $0.isFailed })")
    xml.attribute("errors", text: "\(cases.count { $0.isBroken })")
    xml.attribute("skipped", text: "\(cases.count { $0.isSkipped })")
  }

  package func write(to path: String) throws(SiteError) { try Files.write(xml, to: path) }
}

extension TestReport.Case {
  fileprivate var isFailed: Bool { if case .failed = result { true } else { false } }
  fileprivate var isBroken: Bool { if case .broken = result { true } else { false } }
  fileprivate var isSkipped: Bool { if case .skipped = result { true } else { false } }

  fileprivate func write(to xml: inout HTMLWriter) {
    xml.element("testcase") { xml in
      xml.attribute("name", text: name)
      xml.attribute("classname", text: className)
      if let file { xml.attribute("file", text: file) }
      if file != nil, line > 0 { xml.attribute("line", text: "\(line)") }
      switch result {
      case .passed: break
      case .failed(let message, let details):
        xml.element("failure") { xml in
          xml.attribute("message", text: message)
          xml.attribute("type", "failure")
          xml.text(details)
        }
      case .broken(let message, let details):
        xml.element("error") { xml in
          xml.attribute("message", text: message)
          xml.attribute("type", "error")
          xml.text(details)
        }
      case .skipped(let message):
        xml.element("skipped") { $0.attribute("message", text: message) }
      }
    }
  }
}
