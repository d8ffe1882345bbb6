internal import CellophaneDocument
internal import CellophaneValidation

extension Finding.Severity {
  init(_ severity: ResolvedFinding.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
