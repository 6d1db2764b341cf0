import type { Language } from '@auger/contract'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase } from './phrase.ts'

/** What is said about the quality of a table. */
export interface QualityWords {
  /** Which spellings of a column stand for which others, each with how often. */
  readonly spelled: (said: { readonly column: Phrase; readonly changes: Phrase }) => Phrase
  /** How many rows a cleaned table has, and how many its source, which is not changed. */
  readonly cleaned: (said: { readonly rows: Phrase; readonly before: Phrase }) => Phrase
}

const words: { readonly [Spoken in Language]: QualityWords } = {
  EN: {
    spelled: ({ column, changes }) => say`Other spellings of ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`The cleaned table has **${rows}** of ${before} rows; the source stays as it is.`,
  },
  DE: {
    spelled: ({ column, changes }) => say`Andere Schreibweisen in ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Die bereinigte Tabelle hat **${rows}** von ${before} Zeilen; die Quelle bleibt, wie sie ist.`,
  },
  ES: {
    spelled: ({ column, changes }) => say`Otras grafías de ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`La tabla depurada tiene **${rows}** de ${before} filas; el original queda como está.`,
  },
  FR: {
    spelled: ({ column, changes }) => say`Autres graphies de ${column} : ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Le tableau nettoyé compte **${rows}** lignes sur ${before} ; la source reste telle quelle.`,
  },
  IT: {
    spelled: ({ column, changes }) => say`Altre grafie di ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`La tabella ripulita ha **${rows}** righe su ${before}; la fonte resta com'è.`,
  },
  PT: {
    spelled: ({ column, changes }) => say`Outras grafias de ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`A tabela limpa tem **${rows}** de ${before} linhas; a fonte fica como está.`,
  },
  PL: {
    spelled: ({ column, changes }) => say`Inne zapisy w ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Liczba wierszy oczyszczonej tabeli: **${rows}** z ${before}; źródło pozostaje bez zmian.`,
  },
  TR: {
    spelled: ({ column, changes }) => say`${column} için diğer yazımlar: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Temizlenmiş tablonun satır sayısı: **${rows}** / ${before}; kaynak olduğu gibi kalır.`,
  },
  RU: {
    spelled: ({ column, changes }) => say`Другие написания в ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Строк в очищенной таблице: **${rows}** из ${before}; источник остаётся без изменений.`,
  },
  ID: {
    spelled: ({ column, changes }) => say`Ejaan lain pada ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Tabel yang sudah dibersihkan memiliki **${rows}** dari ${before} baris; sumbernya tetap seperti semula.`,
  },
  VI: {
    spelled: ({ column, changes }) => say`Các cách viết khác của ${column}: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`Bảng đã làm sạch có **${rows}** trên ${before} dòng; nguồn vẫn giữ nguyên.`,
  },
  AR: {
    spelled: ({ column, changes }) => say`تهجئات أخرى في ${isolated(column)}: ${isolated(changes)}.`,
    cleaned: ({ rows, before }) =>
      say`عدد صفوف الجدول المنظف: **${isolated(rows)}** من ${isolated(before)}؛ ويبقى المصدر كما هو.`,
  },
  HI: {
    spelled: ({ column, changes }) => say`${column} की अन्य वर्तनियाँ: ${changes}।`,
    cleaned: ({ rows, before }) =>
      say`साफ़ की गई तालिका में ${before} में से **${rows}** पंक्तियाँ हैं; स्रोत जैसा है वैसा ही रहता है।`,
  },
  JA: {
    spelled: ({ column, changes }) => say`${column}の別表記: ${changes}。`,
    cleaned: ({ rows, before }) =>
      say`整えた表は${before}行のうち**${rows}**行です。元のデータは変更しません。`,
  },
  KO: {
    spelled: ({ column, changes }) => say`${column}의 다른 표기: ${changes}.`,
    cleaned: ({ rows, before }) =>
      say`정리된 표의 행 수: ${before}개 중 **${rows}**개. 원본은 그대로 유지됩니다.`,
  },
  'ZH-CN': {
    spelled: ({ column, changes }) => say`${column}的其他写法：${changes}。`,
    cleaned: ({ rows, before }) => say`清理后的表有**${rows}**行（原有${before}行）；源数据保持不变。`,
  },
  'ZH-TW': {
    spelled: ({ column, changes }) => say`${column}的其他寫法：${changes}。`,
    cleaned: ({ rows, before }) => say`清理後的表有**${rows}**列（原有${before}列）；來源資料保持不變。`,
  },
}

export const qualityWords = (language: Language): QualityWords => words[language]
