/// What a screen reader says of something that its author gave no words.
///
/// UIKit: says them in the user's language; pages do in their own, where it stands in the table.
enum PageWord: Int, CaseIterable {
  case checked, moreInfo, delete, insert, menu, toggle, slider, textField, choices, choice
  case stepper, decrement, increment, date, progress, inProgress, button, action, search
  case openAll, closeAll
  /// Comes before a number.
  case results
  /// `%1` is the number and `%2` how many there are.
  case page
  /// Comes before the queries that a page has an answer to.
  case knownQueries
  case stop
  /// Sentences of `PageNote`.
  case closedNote, openNote, lockedNote, cutNote
  /// The letters of the days from Sunday on.
  case weekdays
  /// What leads to the sections of a list.
  case sectionIndex
  /// What ends a search.
  case cancel
  /// Beside the time below a month.
  case time
  /// What is presented without a title, and what sends it away.
  case dialog, dismiss
  /// What changes the height of a sheet.
  case sheetHeight
}

/// The words of a page's language; English where the table lacks it.
struct PageWords {
  /// As the page has it: a BCP 47 tag.
  let language: String
  private let primary: String
  private let words: [String]

  init(language: String = "en") {
    self.language = language
    primary = String(language.prefix { $0 != "-" })
    words = Self.table[primary] ?? Self.table["en"] ?? []
  }

  subscript(word: PageWord) -> String { words[word.rawValue] }

  /// Whether the page is in the language of what is ours beside its frames.
  var isEnglish: Bool { primary == "en" }

  /// The letters of the days in the order of a week, and how many days a week begins after Sunday.
  var week: (letters: [Substring], start: Int) {
    let start = ["de", "fr", "es", "it", "nl"].contains(primary) ? 1 : primary == "ar" ? 6 : 0
    let letters = self[.weekdays].split(separator: " ")
    return (Array(letters[start...] + letters[..<start]), start)
  }

  /// Which page of how many is shown.
  func page(_ number: Int, of count: Int) -> String {
    self[.page].split(separator: "%", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0 else { return String(part) }
        return "\(part.first == "1" ? number : count)" + part.dropFirst()
      }.joined()
  }

  /// By primary language, in the order of the cases.
  static let table: [String: [String]] = [
    "en": [
      "Checked", "More info", "Delete", "Insert", "Menu", "Switch", "Slider", "Text field",
      "Choices", "Choice", "Stepper", "Decrement", "Increment", "Date", "Progress", "In progress",
      "Button", "Action", "Search",
      "Open all", "Close all", "Results: ", "Page %1 of %2", "This page knows only: ",
      "The page stops here: what this does now is not known.", "Locked: this row cannot be opened.",
      "Locked: this row cannot be closed.", "Locked: this row can be neither opened nor closed.",
      "The preview stops here: what is under this row was not loaded.",
      "S M T W T F S", "Section index", "Cancel", "Time", "Dialog", "Dismiss",
      "Sheet height",
    ],
    "de": [
      "Ausgewählt", "Weitere Infos", "Löschen", "Einfügen", "Menü", "Schalter", "Schieberegler",
      "Textfeld", "Auswahl", "Möglichkeit", "Stepper", "Verringern", "Erhöhen", "Datum",
      "Fortschritt", "In Bearbeitung", "Taste", "Aktion", "Suchen",
      "Alle öffnen", "Alle schließen", "Ergebnisse: ", "Seite %1 von %2", "Diese Seite kennt nur: ",
      "Die Seite endet hier: Was dies jetzt bewirkt, ist nicht bekannt.",
      "Gesperrt: Diese Zeile kann nicht geöffnet werden.",
      "Gesperrt: Diese Zeile kann nicht geschlossen werden.",
      "Gesperrt: Diese Zeile kann weder geöffnet noch geschlossen werden.",
      "Die Vorschau endet hier: Was unter dieser Zeile liegt, wurde nicht geladen.",
      "S M D M D F S", "Abschnittsindex", "Abbrechen", "Uhrzeit", "Dialog", "Schließen",
      "Höhe",
    ],
    "fr": [
      "Coché", "Plus d’infos", "Supprimer", "Insérer", "Menu", "Bouton bascule", "Curseur",
      "Champ de texte", "Choix", "Choix", "Pas à pas", "Diminuer", "Augmenter", "Date",
      "Progression", "En cours", "Bouton", "Action", "Rechercher",
      "Tout ouvrir", "Tout fermer", "Résultats : ", "Page %1 sur %2",
      "Cette page ne connaît que : ",
      "La page s’arrête ici : l’effet de cette action n’est pas connu.",
      "Verrouillé : cette ligne ne peut pas être ouverte.",
      "Verrouillé : cette ligne ne peut pas être fermée.",
      "Verrouillé : cette ligne ne peut être ni ouverte ni fermée.",
      "L’aperçu s’arrête ici : le contenu de cette ligne n’a pas été chargé.",
      "D L M M J V S", "Index des sections", "Annuler", "Heure", "Boîte de dialogue", "Fermer",
      "Hauteur",
    ],
    "es": [
      "Marcado", "Más información", "Eliminar", "Insertar", "Menú", "Conmutador",
      "Control deslizante", "Campo de texto", "Opciones", "Opción", "Control de pasos",
      "Disminuir", "Aumentar", "Fecha", "Progreso", "En curso", "Botón", "Acción", "Buscar",
      "Abrir todo", "Cerrar todo", "Resultados: ", "Página %1 de %2", "Esta página solo conoce: ",
      "La página termina aquí: no se sabe qué hace esto ahora.",
      "Bloqueado: esta fila no se puede abrir.", "Bloqueado: esta fila no se puede cerrar.",
      "Bloqueado: esta fila no se puede abrir ni cerrar.",
      "La vista previa termina aquí: el contenido de esta fila no se ha cargado.",
      "D L M X J V S", "Índice de secciones", "Cancelar", "Hora", "Diálogo", "Cerrar",
      "Altura",
    ],
    "it": [
      "Selezionato", "Più informazioni", "Elimina", "Inserisci", "Menu", "Interruttore",
      "Cursore", "Campo di testo", "Scelte", "Scelta", "Stepper", "Diminuisci", "Aumenta", "Data",
      "Avanzamento", "In corso", "Pulsante", "Azione", "Cerca",
      "Apri tutto", "Chiudi tutto", "Risultati: ", "Pagina %1 di %2",
      "Questa pagina conosce solo: ", "La pagina si ferma qui: non si sa che cosa accada ora.",
      "Bloccato: questa riga non si può aprire.", "Bloccato: questa riga non si può chiudere.",
      "Bloccato: questa riga non si può né aprire né chiudere.",
      "L’anteprima si ferma qui: il contenuto di questa riga non è stato caricato.",
      "D L M M G V S", "Indice delle sezioni", "Annulla", "Ora", "Finestra di dialogo", "Chiudi",
      "Altezza",
    ],
    "nl": [
      "Geselecteerd", "Meer info", "Verwijder", "Voeg in", "Menu", "Schakelaar", "Schuifregelaar",
      "Tekstveld", "Keuzes", "Keuze", "Stepper", "Verlaag", "Verhoog", "Datum", "Voortgang",
      "Bezig", "Knop", "Actie", "Zoek",
      "Open alles", "Sluit alles", "Resultaten: ", "Pagina %1 van %2", "Deze pagina kent alleen: ",
      "De pagina stopt hier: wat dit nu doet, is niet bekend.",
      "Vergrendeld: deze rij kan niet worden geopend.",
      "Vergrendeld: deze rij kan niet worden gesloten.",
      "Vergrendeld: deze rij kan niet worden geopend of gesloten.",
      "De voorvertoning stopt hier: wat onder deze rij staat, is niet geladen.",
      "Z M D W D V Z", "Sectie-index", "Annuleer", "Tijd", "Dialoogvenster", "Sluit",
      "Hoogte",
    ],
    "pt": [
      "Marcado", "Mais informações", "Apagar", "Inserir", "Menu", "Interruptor",
      "Controle deslizante", "Campo de texto", "Opções", "Opção", "Controle de passos",
      "Diminuir", "Aumentar", "Data", "Progresso", "Em andamento", "Botão", "Ação", "Buscar",
      "Abrir tudo", "Fechar tudo", "Resultados: ", "Página %1 de %2", "Esta página só conhece: ",
      "A página termina aqui: não se sabe o que isto faz agora.",
      "Bloqueado: esta linha não pode ser aberta.", "Bloqueado: esta linha não pode ser fechada.",
      "Bloqueado: esta linha não pode ser aberta nem fechada.",
      "A prévia termina aqui: o conteúdo desta linha não foi carregado.",
      "D S T Q Q S S", "Índice de seções", "Cancelar", "Hora", "Diálogo", "Fechar",
      "Altura",
    ],
    "ja": [
      "選択済み", "詳しい情報", "削除", "挿入", "メニュー", "スイッチ", "スライダ", "テキストフィールド",
      "選択肢", "選択肢", "ステッパー", "減らす", "増やす", "日付", "進行状況", "進行中", "ボタン",
      "アクション", "検索",
      "すべて開く", "すべて閉じる", "検索結果：", "%2ページ中%1ページ目", "このページが対応する検索：", "ページはここまでです。この操作の結果は不明です。",
      "ロック中：この行は開けません。", "ロック中：この行は閉じられません。", "ロック中：この行は開くことも閉じることもできません。",
      "プレビューはここまでです。この行の内容は読み込まれていません。",
      "日 月 火 水 木 金 土", "セクション索引", "キャンセル", "時刻", "ダイアログ", "閉じる",
      "高さ",
    ],
    "ar": [
      "تم تحديده", "مزيد من المعلومات", "حذف", "إدراج", "القائمة", "مفتاح", "شريط تمرير", "حقل نص",
      "خيارات", "خيار", "متدرج", "إنقاص", "زيادة", "التاريخ", "التقدم", "قيد التقدم", "زر", "إجراء",
      "بحث",
      "فتح الكل", "إغلاق الكل", "النتائج: ", "صفحة %1 من %2", "هذه الصفحة تعرف فقط: ",
      "تتوقف الصفحة هنا: لا يُعرف ما يفعله هذا الآن.", "مقفل: لا يمكن فتح هذا الصف.",
      "مقفل: لا يمكن إغلاق هذا الصف.", "مقفل: لا يمكن فتح هذا الصف ولا إغلاقه.",
      "تتوقف المعاينة هنا: لم يُحمَّل ما تحت هذا الصف.",
      "ح ن ث ر خ ج س", "فهرس الأقسام", "إلغاء", "الوقت", "مربع حوار", "إغلاق",
      "الارتفاع",
    ],
  ]
}
