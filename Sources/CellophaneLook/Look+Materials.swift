/// What lies over the blurred picture of what is behind a view.
package struct Material: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case ultraThin, thin, regular, thick, chrome
    case extraLight, light, dark
    case glass, clearGlass
  }

  package var style: Style
  /// Whether it is dark in both schemes, or light; `nil` goes by the scheme.
  package var isDark: Bool?

  package init(_ style: Style, isDark: Bool? = nil) {
    self.style = style
    self.isDark = isDark
  }
}

extension Look {
  /// The colour of a material.
  ///
  /// Source: `extraLight`, `light` and `dark` are the tints of a sample of Apple's that blurs pictures.
  /// The others are chosen by eye: nearly white or black, the thicker the less shows through. Glass is
  /// the bars'; clear glass is chosen by eye.
  package func fill(of material: Material) -> LookColor {
    let light: RGBA
    let dark: RGBA
    switch material.style {
    case .extraLight: return fixed(RGBA(0.97, 0.97, 0.97, 0.82))
    case .light: return fixed(RGBA(1, 1, 1, 0.3))
    case .dark: return fixed(RGBA(0.11, 0.11, 0.11, 0.73))
    case .ultraThin: (light, dark) = paper(0.45)
    case .thin: (light, dark) = paper(0.6)
    case .regular: (light, dark) = paper(0.75)
    case .thick: (light, dark) = paper(0.9)
    case .chrome: (light, dark) = paper(0.85)
    case .glass: return shapes.glass
    case .clearGlass: (light, dark) = (RGBA(1, 1, 1, 0.2), RGBA(0.2, 0.2, 0.21, 0.2))
    }
    switch material.isDark {
    case true?: return fixed(dark)
    case false?: return fixed(light)
    case nil: return .adapting(light, dark)
    }
  }

  private func paper(_ alpha: Double) -> (light: RGBA, dark: RGBA) {
    (RGBA(0.97, 0.97, 0.98, alpha), RGBA(0.15, 0.15, 0.16, alpha))
  }

  private func fixed(_ color: RGBA) -> LookColor { LookColor(.fixed(SchemeColors(color))) }
}
