import UIKit

@objc protocol RowCellDelegate: AnyObject {
  func rowCell(_ cell: RowCell, say words: String)
  @objc optional func rowCellTitle(_ cell: RowCell) -> String
  @objc optional func rowCellWasMade(_ cell: RowCell)
}

class RowCell: UITableViewCell {
  weak var delegate: RowCellDelegate?

  private lazy var save: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: #selector(saveTapped(_:)), for: .touchUpInside)
    return button
  }()
  let plain = UIButton(type: .system)
  @IBOutlet private weak var outlet: UILabel!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    plain.setTitle("Plain", for: .normal)
    plain.addTarget(self, action: #selector(plainTapped), for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [save, plain])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc private func saveTapped(_ sender: UIButton) {
    delegate?.rowCell(self, say: "Saved with \(sender.currentTitle ?? "")")
  }

  @objc func plainTapped() {
    delegate?.rowCell(self, say: delegate?.rowCellTitle?(self) ?? "No title")
  }
}
