import type { Language } from '@auger/contract'

/** What the parts of an answer are called in a file. */
export interface ExportWords {
  readonly answer: string
  readonly question: string
  readonly conclusion: string
  readonly assumptions: string
  readonly sources: string
  readonly page: (number: string) => string
  /** Behind a table that goes on. */
  readonly onlyFirst: (rows: string) => string
}

/** One line a language. */
const words: { readonly [Spoken in Language]: ExportWords } = {
  EN: wordsOf(
    'Answer',
    'Question',
    'Conclusion',
    'Assumptions',
    'Sources',
    'page #',
    'Only the first # rows are shown here.',
  ),
  DE: wordsOf(
    'Antwort',
    'Frage',
    'Ergebnis',
    'Annahmen',
    'Quellen',
    'Seite #',
    'Hier stehen nur die ersten # Zeilen.',
  ),
  ES: wordsOf(
    'Respuesta',
    'Pregunta',
    'Conclusión',
    'Supuestos',
    'Fuentes',
    'página #',
    'Aquí solo se muestran las primeras # filas.',
  ),
  FR: wordsOf(
    'Réponse',
    'Question',
    'Conclusion',
    'Hypothèses',
    'Sources',
    'page #',
    'Seules les # premières lignes figurent ici.',
  ),
  IT: wordsOf(
    'Risposta',
    'Domanda',
    'Conclusione',
    'Ipotesi',
    'Fonti',
    'pagina #',
    'Qui sono riportate solo le prime # righe.',
  ),
  PT: wordsOf(
    'Resposta',
    'Pergunta',
    'Conclusão',
    'Pressupostos',
    'Fontes',
    'página #',
    'Aqui constam apenas as primeiras # linhas.',
  ),
  PL: wordsOf(
    'Odpowiedź',
    'Pytanie',
    'Wniosek',
    'Założenia',
    'Źródła',
    'strona #',
    'Pokazano tylko pierwsze wiersze: #.',
  ),
  TR: wordsOf(
    'Yanıt',
    'Soru',
    'Sonuç',
    'Varsayımlar',
    'Kaynaklar',
    'sayfa #',
    'Burada yalnızca ilk # satır gösterilmektedir.',
  ),
  RU: wordsOf(
    'Ответ',
    'Вопрос',
    'Вывод',
    'Допущения',
    'Источники',
    'страница #',
    'Показаны только первые строки: #.',
  ),
  ID: wordsOf(
    'Jawaban',
    'Pertanyaan',
    'Kesimpulan',
    'Asumsi',
    'Sumber',
    'halaman #',
    'Hanya # baris pertama yang ditampilkan di sini.',
  ),
  VI: wordsOf(
    'Câu trả lời',
    'Câu hỏi',
    'Kết luận',
    'Giả định',
    'Nguồn',
    'trang #',
    'Ở đây chỉ có # hàng đầu tiên.',
  ),
  AR: wordsOf(
    'الإجابة',
    'السؤال',
    'الخلاصة',
    'الافتراضات',
    'المصادر',
    'صفحة #',
    'لا يظهر هنا سوى أول الصفوف، وعددها #.',
  ),
  HI: wordsOf(
    'उत्तर',
    'प्रश्न',
    'निष्कर्ष',
    'मान्यताएँ',
    'स्रोत',
    'पृष्ठ #',
    'यहाँ केवल पहली # पंक्तियाँ दिखाई गई हैं।',
  ),
  JA: wordsOf('回答', '質問', '結論', '前提', '出典', '#ページ', 'ここでは最初の#行だけを示しています。'),
  KO: wordsOf('답변', '질문', '결론', '가정', '출처', '#쪽', '여기에는 처음 #행만 표시됩니다.'),
  'ZH-CN': wordsOf('回答', '问题', '结论', '假设', '来源', '第#页', '此处仅显示前#行。'),
  'ZH-TW': wordsOf('回答', '問題', '結論', '假設', '來源', '第#頁', '此處僅顯示前#列。'),
}

function wordsOf(
  ...[answer, question, conclusion, assumptions, sources, page, onlyFirst]: [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): ExportWords {
  return {
    ...{ answer, question, conclusion, assumptions, sources },
    page: (number) => page.replace('#', number),
    onlyFirst: (rows) => onlyFirst.replace('#', rows),
  }
}

export const exportWords = (language: Language): ExportWords => words[language]
