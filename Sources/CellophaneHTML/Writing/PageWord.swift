/// What a screen reader says of something that its author gave no words.
///
/// UIKit: says them in the user's language; pages do in their own, where it stands in the table.
enum PageWord: Int, CaseIterable {
  case checked, moreInfo, delete, insert, menu, toggle, slider, textField, choices, choice
  case stepper, decrement, increment, date, progress, inProgress, button, action, search
}

/// The words of a page's language; English where the table lacks it.
struct PageWords {
  /// As the page has it: a BCP 47 tag.
  let language: String
  private let words: [String]

  init(language: String = "en") {
    self.language = language
    let primary = language.prefix { $0 != "-" }
    words = Self.table[String(primary)] ?? Self.table["en"] ?? []
  }

  subscript(word: PageWord) -> String { words[word.rawValue] }

  /// Whether the page is in the language of everything else that pages say.
  var isEnglish: Bool { language.prefix { $0 != "-" } == "en" }

  /// By primary language, in the order of the cases.
  static let table: [String: [String]] = [
    "en": [
      "Checked", "More info", "Delete", "Insert", "Menu", "Switch", "Slider", "Text field",
      "Choices", "Choice", "Stepper", "Decrement", "Increment", "Date", "Progress", "In progress",
      "Button", "Action", "Search",
    ],
    "de": [
      "Ausgewählt", "Weitere Infos", "Löschen", "Einfügen", "Menü", "Schalter", "Schieberegler",
      "Textfeld", "Auswahl", "Möglichkeit", "Stepper", "Verringern", "Erhöhen", "Datum",
      "Fortschritt", "In Bearbeitung", "Taste", "Aktion", "Suchen",
    ],
    "fr": [
      "Coché", "Plus d’infos", "Supprimer", "Insérer", "Menu", "Bouton bascule", "Curseur",
      "Champ de texte", "Choix", "Choix", "Pas à pas", "Diminuer", "Augmenter", "Date",
      "Progression", "En cours", "Bouton", "Action", "Rechercher",
    ],
    "es": [
      "Marcado", "Más información", "Eliminar", "Insertar", "Menú", "Conmutador",
      "Control deslizante", "Campo de texto", "Opciones", "Opción", "Control de pasos",
      "Disminuir", "Aumentar", "Fecha", "Progreso", "En curso", "Botón", "Acción", "Buscar",
    ],
    "it": [
      "Selezionato", "Più informazioni", "Elimina", "Inserisci", "Menu", "Interruttore",
      "Cursore", "Campo di testo", "Scelte", "Scelta", "Stepper", "Diminuisci", "Aumenta", "Data",
      "Avanzamento", "In corso", "Pulsante", "Azione", "Cerca",
    ],
    "nl": [
      "Geselecteerd", "Meer info", "Verwijder", "Voeg in", "Menu", "Schakelaar", "Schuifregelaar",
      "Tekstveld", "Keuzes", "Keuze", "Stepper", "Verlaag", "Verhoog", "Datum", "Voortgang",
      "Bezig", "Knop", "Actie", "Zoek",
    ],
    "pt": [
      "Marcado", "Mais informações", "Apagar", "Inserir", "Menu", "Interruptor",
      "Controle deslizante", "Campo de texto", "Opções", "Opção", "Controle de passos",
      "Diminuir", "Aumentar", "Data", "Progresso", "Em andamento", "Botão", "Ação", "Buscar",
    ],
    "ja": [
      "選択済み", "詳しい情報", "削除", "挿入", "メニュー", "スイッチ", "スライダ", "テキストフィールド",
      "選択肢", "選択肢", "ステッパー", "減らす", "増やす", "日付", "進行状況", "進行中", "ボタン",
      "アクション", "検索",
    ],
  ]
}
