import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Controls and layers with their states, a line each.
@Suite(.serialized) @MainActor struct DrawnControlTests {
  /// The line of a view as a preview of a cell shows it.
  private func line(_ make: @escaping @MainActor @Sendable () -> UIView) async -> String {
    let text = await outline(
      Preview("Cell") {
        let cell = UICollectionViewCell()
        let view = make()
        cell.contentView.addSubview(view)
        return cell
      })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let content = lines.firstIndex { $0.hasPrefix("view") } ?? 0
    return lines.indices.contains(content + 1) ? lines[content + 1] : ""
  }

  @Test func segmentsSayWhichIsChosen() async {
    let line = await line {
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.selectedSegmentIndex = 1
      control.setEnabled(false, forSegmentAt: 0)
      return control
    }
    #expect(line == #"segments "Day" off "Week"*"#)
  }

  @Test func segmentsHaveTheColoursOfTheirTitles() async {
    let line = await line {
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      return control
    }
    #expect(line.hasPrefix(#"segments "Day" "Week" titles=systemRed chosen-title=#FFFFFF -> "#))
    let alike = await self.line {
      let control = UISegmentedControl(items: ["Day"])
      control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
      return control
    }
    #expect(alike.hasPrefix(#"segments "Day" titles=systemRed -> "#))
  }

  @Test func slidersAndSteppersSayTheirValue() async {
    let slider = await line {
      let slider = UISlider()
      slider.maximumValue = 10
      slider.value = 2.5
      slider.isEnabled = false
      return slider
    }
    #expect(slider == "slider 2.5 of 0-10 disabled")
    #expect(await line { UIStepper() } == "stepper at-least")
  }

  @Test func progressPagesAndActivitySayHowFarTheyAre() async {
    let progress = await line {
      let view = UIProgressView()
      view.progress = 0.4
      return view
    }
    #expect(progress == "progress 40%")
    let pages = await line {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 1
      return control
    }
    #expect(pages == "pages 2 of 3")
    let activity = await line {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    }
    #expect(activity == "activity large secondaryLabel")
  }

  @Test func fieldsSayTheirWords() async {
    let field = await line {
      let field = UITextField()
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      field.isSecureTextEntry = true
      return field
    }
    #expect(field == #"field placeholder "Name" border roundedRect secure"#)
    let search = await line {
      let bar = UISearchBar()
      bar.text = "Mars"
      bar.showsCancelButton = true
      return bar
    }
    #expect(search == #"search-field "Mars" clear cancel "Cancel""#)
  }

  @Test func datesAreWordsOfTheirOwnPlaceAlone() async {
    let date = await line {
      let picker = UIDatePicker()
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      return picker
    }
    #expect(date == #"date "Nov 14, 2023" "10:13 PM""#)
    let unchosen = await line {
      let picker = UIDatePicker()
      picker.datePickerMode = .time
      return picker
    }
    #expect(unchosen == #"date "9:41 AM""#)
    let wheels = await line {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = Date(timeIntervalSince1970: 1_706_700_000)
      return picker
    }
    #expect(
      wheels == #"wheels "November/December/January/February/March" "29/30/31/1/2" "#
        + #""2022/2023/2024/2025/2026""#)
  }

  @Test func buttonsSayTheirConfiguration() async {
    let line = await line {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Play"
      configuration.image = UIImage(systemName: "play")
      configuration.imagePlacement = .trailing
      configuration.imagePadding = 6
      configuration.buttonSize = .large
      let button = UIButton(configuration: configuration)
      button.isEnabled = false
      return button
    }
    #expect(
      line.hasPrefix(#"button "Play" symbol play"#) && line.contains("image trailing image-gap 6")
        && line.contains("insets 15,20,15,20") && line.contains("disabled")
        && line.contains("on tertiarySystemFill radius 12"), "\(line)")
  }

  @Test func layersShowTheirCornersShadowAndTransform() async {
    let line = await line {
      let view = UIView()
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = 8
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = 4
      view.layer.shadowOffset = CGSize(width: 0, height: 2)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      return view
    }
    #expect(line.contains("radius 8 round top-left"), "\(line)")
    #expect(line.contains("0.5 radius 4 at 0,2"), "\(line)")
    #expect(line.contains("transform 2,0,0,2,0,0"), "\(line)")
  }

  @Test func aFrameFollowsWhatItsMaskMakesFlexible() async {
    let line = await line {
      let view = UIView(frame: CGRect(x: 10, y: 4, width: 30, height: 20))
      view.backgroundColor = .systemRed
      return view
    }
    #expect(line == "view at 1-2,1-2 frame 10,4,30,20 on systemRed", "\(line)")
  }

  @Test func aViewAsksForItsIntrinsicSize() async {
    final class Dial: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }
    #expect(await line { Dial() } == "view wants width 60 wants height 20")
  }

  @Test func aButtonsTransformerChangesItsTitle() async {
    let text = await outline(
      Preview("Cell") {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Play"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
          var attributes = $0
          attributes.font = .systemFont(ofSize: 24, weight: .bold)
          attributes.foregroundColor = .systemYellow
          return attributes
        }
        configuration.subtitle = "Now"
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
          var attributes = $0
          attributes.underlineStyle = .single
          return attributes
        }
        let cell = UICollectionViewCell()
        cell.contentView.addSubview(UIButton(configuration: configuration))
        return cell
      })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(
      lines.filter { $0.hasPrefix("text") || $0.hasPrefix("subtitle") || $0.hasPrefix("run") } == [
        "text \"Play\" 24pt weight 700 systemYellow lines 1",
        "subtitle \"Now\" footnote #FFFFFF lines 1", "run \"Now\" underlined",
      ])
  }

  @Test func aColorWellShowsItsColorInARing() async {
    let page = await AnyPreview(
      Preview("Tint") {
        let cell = UITableViewCell()
        let well = UIColorWell()
        well.selectedColor = .systemPurple
        cell.accessoryView = well
        return cell
      }
    ).resolve()[0]
    #expect(UIColorWell().bounds.size == CGSize(width: 28, height: 28))
    #expect(UIColorWell(frame: CGRect(x: 0, y: 0, width: 40, height: 40)).bounds.width == 40)
    #expect(page.outline.contains("width 28 height 28"), "\(page.outline)")
    #expect(page.outline.contains("layer"), "\(page.outline)")
  }

  @Test func aFieldHasTheColoursOfItsAttributedTexts() async {
    let line = await line {
      let field = UITextField()
      field.attributedText = NSAttributedString(
        string: "Done", attributes: [.foregroundColor: UIColor.secondaryLabel])
      field.attributedPlaceholder = NSAttributedString(
        string: "Title", attributes: [.foregroundColor: UIColor.systemTeal])
      return field
    }
    #expect(
      line == #"field "Done" placeholder "Title" placeholder-color systemTeal"#)
  }

  @Test func aTextViewSaysTheInsetsThatAreNotTheUsualOnes() async {
    let usual = await line {
      let view = UITextView()
      view.text = "Words"
      return view
    }
    let bare = await line {
      let view = UITextView()
      view.text = "Words"
      view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.textContainer.lineFragmentPadding = 0
      return view
    }
    #expect(usual.contains("text-insets") == false)
    #expect(bare.hasSuffix("text-insets 1,2,3,4"), "\(bare)")
  }
}
