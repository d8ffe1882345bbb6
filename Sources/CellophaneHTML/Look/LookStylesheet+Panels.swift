internal import CellophaneLook

extension LookStylesheet {
  static func writePanels(of look: Look, to css: inout StyleWriter) {
    css.comment("Alerts, action sheets, menus and what is presented")
    css.rule(":root") { css in
      write(look.panels, of: look, to: &css)
      write(look.menus, of: look, to: &css)
      write(look.presented, to: &css)
    }
  }

  private static func write(_ panels: PanelMetrics, of look: Look, to css: inout StyleWriter) {
    css.property("--panel-fill") { $0.append(panels.fill) }
    css.points("--alert-width", panels.alertWidth)
    css.points("--alert-padding", panels.alertPadding)
    css.points("--answers-padding", panels.answersPadding)
    css.points("--message-gap", panels.messageGap)
    css.points("--alert-radius", panels.alertRadius)
    css.property("--alert-alignment") {
      $0.append(panels.alertBeginsLines ? "var(--start, start)" : "center")
    }
    css.points("--alert-field-height", panels.fieldHeight)
    css.points("--alert-field-radius", panels.fieldRadius)
    css.points("--alert-field-inset", panels.fieldInset)
    css.points("--alert-field-margin", panels.fieldMargin)
    css.points("--alert-field-gap", panels.fieldGap)
    css.property("--alert-field-size") { $0.append(sizeOf: panels.field, look: look) }
    css.property("--alert-field-fill") { $0.append(panels.fieldFill) }
    css.property("--alert-field-line") { $0.append(panels.fieldLine) }
    css.points("--answer-height", panels.answerHeight)
    css.points("--answer-radius", panels.answerRadius)
    css.points("--answer-gap", panels.answerGap)
    css.property("--answer-fill") { $0.append(panels.answerFill) }
    css.property("--answer-color") { $0.append(panels.answerColor) }
    css.property("--answer-weight") { $0.append(Double(panels.answerWeight)) }
    css.property("--preferred-fill") { $0.append(panels.preferredFill) }
    css.property("--preferred-color") { $0.append(panels.preferredColor) }
    css.property("--preferred-weight") { $0.append(Double(panels.preferredWeight)) }
    css.property("--destructive-color") { $0.append(panels.destructiveColor) }
    css.property("--preferred-destructive-fill") { $0.append(panels.preferredDestructiveFill) }
    css.property("--preferred-destructive-color") { $0.append(panels.preferredDestructiveColor) }
    css.property("--answer-line") { $0.append(panels.line) }
    css.points("--sheet-margin", panels.sheetMargin)
    css.points("--sheet-width", panels.sheetWidth)
    css.points("--sheet-radius", panels.sheetRadius)
    css.points("--sheet-answer-height", panels.sheetAnswerHeight)
    css.property("--sheet-answer-size") { $0.append(sizeOf: panels.sheetAnswer, look: look) }
    css.points("--sheet-gap", panels.sheetGap)
  }

  private static func write(_ presented: PresentedMetrics, to css: inout StyleWriter) {
    css.points("--presented-corner", presented.radius)
    css.points("--presented-top", presented.top)
    css.points("--presented-inset", presented.inset)
    css.property("--presented-dim") { $0.append(presented.dim) }
    css.points("--page-width", presented.pageWidth)
    css.points("--page-margin", presented.pageMargin)
    css.points("--form-width", presented.formWidth)
    css.points("--form-height", presented.formHeight)
    css.points("--popover-width", presented.popoverWidth)
    css.points("--popover-gap", presented.popoverGap)
    css.points("--popover-arrow", presented.popoverArrow)
    css.points("--grabber-width", presented.grabberWidth)
    css.points("--grabber-height", presented.grabberHeight)
    css.points("--grabber-top", presented.grabberTop)
    css.property("--grabber-color") { $0.append(presented.grabber) }
  }

  private static func write(_ menus: MenuMetrics, of look: Look, to css: inout StyleWriter) {
    css.points("--menu-width", menus.width)
    css.points("--menu-radius", menus.radius)
    css.points("--menu-gap", menus.gap)
    css.points("--menu-padding", menus.padding)
    css.points("--menu-row-block", menus.rowBlock)
    css.points("--menu-row-inline", menus.rowInline)
    css.points("--menu-row-radius", menus.rowRadius)
    css.property("--menu-image-order") { $0.append(menus.imagesLead ? -1 : 1) }
    css.points("--menu-image-column", menus.imageColumn)
    css.points("--menu-check-column", menus.checkColumn)
    css.points("--menu-column-gap", menus.columnGap)
    css.property("--menu-line") { $0.append(menus.line) }
    css.points("--menu-section-gap", menus.sectionGap)
    css.property("--menu-section-fill") { $0.append(menus.sectionFill) }
    css.property("--menu-section-line") { $0.append(menus.sectionLine) }
    css.property("--menu-touched-fill") { $0.append(menus.touchedFill) }
    css.property("--menu-subtitle-size") { $0.append(sizeOf: menus.subtitle, look: look) }
    css.property("--menu-heading-size") { $0.append(sizeOf: menus.heading, look: look) }
  }
}
