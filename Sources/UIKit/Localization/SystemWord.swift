/// Words that UIKit shows or speaks by itself, in the user's language.
///
/// UIKit: takes them from its own tables, in the language in which the app runs; by eye from apps of
/// iOS. A language that the table lacks has the English ones.
package enum SystemWord {
  /// What UIKit says for an English word of its own.
  package static func word(_ english: String) -> String {
    guard let words = table[LanguageTag(Localization.language).code],
      let place = places[english]
    else { return english }
    return words[place]
  }

  package static let english = [
    "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Close", "Back", "Search", "Delete", "More",
    "OK", "Add", "Remove", "Compose", "Reply", "Share", "Organize", "Bookmarks", "Refresh",
    "Stop", "Camera", "Play", "Pause", "Rewind", "Fast Forward", "Favorites", "Featured",
    "Top Rated", "Recents", "Contacts", "History", "Downloads", "Most Recent", "Most Viewed",
    "Settings", "Info", "Help", "Menu", "Send", "Sort", "Filter", "Copy", "Show", "Hide",
    "Loading…", "No Results", "Check the spelling or try a new search.", "No Results for “%@”",
    "Sidebar",
  ]

  private static let places = Dictionary(
    uniqueKeysWithValues: english.enumerated().map { ($1, $0) })

  /// By language, in the order of the English words.
  package static let table: [String: [String]] = [
    "de": [
      "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Schließen",
      "Zurück", "Suchen", "Löschen", "Mehr", "OK", "Hinzufügen", "Entfernen", "Schreiben",
      "Antworten", "Teilen", "Organisieren", "Lesezeichen", "Aktualisieren", "Stoppen", "Kamera",
      "Wiedergabe", "Pause", "Zurückspulen", "Vorspulen", "Favoriten", "Empfohlen", "Bestbewertet",
      "Zuletzt", "Kontakte", "Verlauf", "Downloads", "Neueste", "Meistgesehen", "Einstellungen",
      "Infos", "Hilfe", "Menü", "Senden", "Sortieren", "Filtern", "Kopieren", "Anzeigen",
      "Ausblenden",
      "Laden …", "Keine Ergebnisse", "Prüfe die Schreibweise oder versuche eine neue Suche.",
      "Keine Ergebnisse für „%@“",
      "Seitenleiste",
    ],
    "fr": [
      "Terminé", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Fermer", "Retour",
      "Rechercher", "Supprimer", "Plus", "OK", "Ajouter", "Supprimer", "Rédiger", "Répondre",
      "Partager", "Organiser", "Signets", "Actualiser", "Arrêter", "Appareil photo", "Lecture",
      "Pause", "Retour rapide", "Avance rapide", "Favoris", "Sélection", "Les mieux notés",
      "Récents", "Contacts", "Historique", "Téléchargements", "Plus récents", "Plus consultés",
      "Réglages", "Infos", "Aide", "Menu", "Envoyer", "Trier", "Filtrer", "Copier", "Afficher",
      "Masquer",
      "Chargement…", "Aucun résultat", "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
      "Aucun résultat pour « %@ »",
      "Barre latérale",
    ],
    "es": [
      "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Cerrar", "Atrás", "Buscar",
      "Eliminar", "Más", "OK", "Añadir", "Eliminar", "Redactar", "Responder", "Compartir",
      "Organizar", "Favoritos", "Actualizar", "Detener", "Cámara", "Reproducir", "Pausar",
      "Retroceder", "Avance rápido", "Favoritos", "Destacado", "Mejor valorados", "Recientes",
      "Contactos", "Historial", "Descargas", "Más recientes", "Más vistos", "Ajustes",
      "Información", "Ayuda", "Menú", "Enviar", "Ordenar", "Filtrar", "Copiar", "Mostrar",
      "Ocultar",
      "Cargando…", "Sin resultados", "Revisa la ortografía o haz una búsqueda nueva.",
      "Sin resultados para “%@”",
      "Barra lateral",
    ],
    "it": [
      "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Chiudi", "Indietro",
      "Cerca", "Elimina", "Altro", "OK", "Aggiungi", "Rimuovi", "Scrivi", "Rispondi", "Condividi",
      "Organizza", "Segnalibri", "Aggiorna", "Interrompi", "Fotocamera", "Riproduci", "Pausa",
      "Riavvolgi", "Avanti veloce", "Preferiti", "In evidenza", "I più votati", "Recenti",
      "Contatti", "Cronologia", "Download", "Più recenti", "Più visti", "Impostazioni", "Info",
      "Aiuto", "Menu", "Invia", "Ordina", "Filtra", "Copia", "Mostra", "Nascondi",
      "Caricamento…", "Nessun risultato", "Controlla l’ortografia o prova una nuova ricerca.",
      "Nessun risultato per “%@”",
      "Barra laterale",
    ],
    "nl": [
      "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Sluit", "Terug", "Zoek",
      "Verwijder", "Meer", "OK", "Voeg toe", "Verwijder", "Schrijf", "Antwoord", "Deel",
      "Organiseer", "Bladwijzers", "Vernieuw", "Stop", "Camera", "Speel af", "Pauzeer",
      "Spoel terug", "Spoel vooruit", "Favorieten", "Uitgelicht", "Best beoordeeld", "Recent",
      "Contacten", "Geschiedenis", "Downloads", "Meest recent", "Meest bekeken", "Instellingen",
      "Info", "Help", "Menu", "Stuur", "Sorteer", "Filter", "Kopieer", "Toon", "Verberg",
      "Laden…", "Geen resultaten", "Controleer de spelling of probeer een nieuwe zoekopdracht.",
      "Geen resultaten voor ‘%@’",
      "Navigatiekolom",
    ],
    "pt": [
      "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Fechar", "Voltar", "Buscar",
      "Apagar", "Mais", "OK", "Adicionar", "Remover", "Escrever", "Responder", "Compartilhar",
      "Organizar", "Favoritos", "Atualizar", "Parar", "Câmera", "Reproduzir", "Pausar",
      "Retroceder", "Avançar", "Favoritos", "Destaques", "Mais bem avaliados", "Recentes",
      "Contatos", "Histórico", "Downloads", "Mais recentes", "Mais vistos", "Ajustes",
      "Informações", "Ajuda", "Menu", "Enviar", "Ordenar", "Filtrar", "Copiar", "Mostrar",
      "Ocultar",
      "Carregando…", "Nenhum resultado", "Verifique a ortografia ou faça uma nova busca.",
      "Nenhum resultado para “%@”",
      "Barra lateral",
    ],
    "ja": [
      "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "閉じる", "戻る", "検索", "削除", "その他", "OK", "追加", "取り除く",
      "作成", "返信", "共有", "整理", "ブックマーク", "更新", "停止", "カメラ", "再生", "一時停止", "巻き戻し", "早送り", "よく使う項目",
      "おすすめ", "トップ評価", "履歴", "連絡先", "履歴", "ダウンロード", "最近", "最も閲覧された項目", "設定", "情報", "ヘルプ", "メニュー",
      "送信", "並べ替え", "フィルタ", "コピー", "表示", "非表示",
      "読み込み中…", "結果なし", "スペルを確認するか、新しい検索をお試しください。", "“%@”の検索結果はありません",
      "サイドバー",
    ],
    "ar": [
      "تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "إغلاق", "رجوع", "بحث", "حذف", "المزيد",
      "موافق", "إضافة", "إزالة", "إنشاء", "رد", "مشاركة", "تنظيم", "الإشارات المرجعية", "تحديث",
      "إيقاف", "الكاميرا", "تشغيل", "إيقاف مؤقت", "إرجاع", "تقديم سريع", "المفضلة", "مميز",
      "الأعلى تقييمًا", "الحديثة", "جهات الاتصال", "السجل", "التنزيلات", "الأحدث", "الأكثر مشاهدة",
      "الإعدادات", "معلومات", "مساعدة", "القائمة", "إرسال", "فرز", "تصفية", "نسخ", "إظهار", "إخفاء",
      "جارٍ التحميل…", "لا توجد نتائج", "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
      "لا توجد نتائج لـ “%@”",
      "الشريط الجانبي",
    ],
  ]
}
