import type { Language } from '@auger/contract'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase } from './phrase.ts'

/** What stands below the title of a picture that does not show each row as it is, and in it beside the names of the data. */
export interface PictureNotes {
  readonly sampled: (shown: Phrase, all: Phrase) => Phrase
  readonly binned: (all: Phrase) => Phrase
  readonly highest: (shown: Phrase, all: Phrase) => Phrase
  readonly lowest: (shown: Phrase, all: Phrase) => Phrase
  /** What the last bar of a sum is called. */
  readonly total: string
  /** What one bar for many is called. */
  readonly others: (count: Phrase) => Phrase
}

/** One entry a language. */
const notes: { readonly [Spoken in Language]: PictureNotes } = {
  EN: {
    sampled: (shown, all) => say`Sampled: ${shown} of ${all} rows.`,
    binned: (all) => say`Binned: all ${all} rows.`,
    highest: (shown, all) => say`The highest ${shown} of ${all}.`,
    lowest: (shown, all) => say`The lowest ${shown} of ${all}.`,
    total: 'Total',
    others: (count) => say`${count} others`,
  },
  DE: {
    sampled: (shown, all) => say`Stichprobe: ${shown} von ${all} Zeilen.`,
    binned: (all) => say`In Klassen gezählt: alle ${all} Zeilen.`,
    highest: (shown, all) => say`Die höchsten ${shown} von ${all}.`,
    lowest: (shown, all) => say`Die niedrigsten ${shown} von ${all}.`,
    total: 'Gesamt',
    others: (count) => say`${count} weitere`,
  },
  ES: {
    sampled: (shown, all) => say`Muestra: ${shown} de ${all} filas.`,
    binned: (all) => say`En intervalos: todas las ${all} filas.`,
    highest: (shown, all) => say`Los ${shown} más altos de ${all}.`,
    lowest: (shown, all) => say`Los ${shown} más bajos de ${all}.`,
    total: 'Total',
    others: (count) => say`Otros ${count}`,
  },
  FR: {
    sampled: (shown, all) => say`Échantillon : ${shown} lignes sur ${all}.`,
    binned: (all) => say`Par intervalles : toutes les ${all} lignes.`,
    highest: (shown, all) => say`Les ${shown} plus élevés sur ${all}.`,
    lowest: (shown, all) => say`Les ${shown} plus bas sur ${all}.`,
    total: 'Total',
    others: (count) => say`${count} autres`,
  },
  IT: {
    sampled: (shown, all) => say`Campione: ${shown} righe su ${all}.`,
    binned: (all) => say`Per intervalli: tutte le ${all} righe.`,
    highest: (shown, all) => say`I ${shown} più alti su ${all}.`,
    lowest: (shown, all) => say`I ${shown} più bassi su ${all}.`,
    total: 'Totale',
    others: (count) => say`Altri ${count}`,
  },
  PT: {
    sampled: (shown, all) => say`Amostra: ${shown} de ${all} linhas.`,
    binned: (all) => say`Em intervalos: todas as ${all} linhas.`,
    highest: (shown, all) => say`Os ${shown} mais altos de ${all}.`,
    lowest: (shown, all) => say`Os ${shown} mais baixos de ${all}.`,
    total: 'Total',
    others: (count) => say`Outros ${count}`,
  },
  RU: {
    sampled: (shown, all) => say`Выборка строк: ${shown} из ${all}.`,
    binned: (all) => say`По интервалам, все строки: ${all}.`,
    highest: (shown, all) => say`Наибольшие: ${shown} из ${all}.`,
    lowest: (shown, all) => say`Наименьшие: ${shown} из ${all}.`,
    total: 'Итого',
    others: (count) => say`Остальные: ${count}`,
  },
  PL: {
    sampled: (shown, all) => say`Próba wierszy: ${shown} z ${all}.`,
    binned: (all) => say`W przedziałach, wszystkie wiersze: ${all}.`,
    highest: (shown, all) => say`Najwyższe: ${shown} z ${all}.`,
    lowest: (shown, all) => say`Najniższe: ${shown} z ${all}.`,
    total: 'Razem',
    others: (count) => say`Pozostałe: ${count}`,
  },
  TR: {
    sampled: (shown, all) => say`Örneklem: ${all} satırın ${shown} tanesi.`,
    binned: (all) => say`Aralıklara göre, tüm satırlar: ${all}.`,
    highest: (shown, all) => say`En yüksekler: ${shown} / ${all}.`,
    lowest: (shown, all) => say`En düşükler: ${shown} / ${all}.`,
    total: 'Toplam',
    others: (count) => say`Diğer ${count}`,
  },
  AR: {
    sampled: (shown, all) => say`عيّنة: ${isolated(shown)} من أصل ${isolated(all)} من الصفوف.`,
    binned: (all) => say`مجمّعة في فئات: جميع الصفوف، وعددها ${isolated(all)}.`,
    highest: (shown, all) => say`الأعلى: ${isolated(shown)} من أصل ${isolated(all)}.`,
    lowest: (shown, all) => say`الأدنى: ${isolated(shown)} من أصل ${isolated(all)}.`,
    total: 'المجموع',
    others: (count) => say`أخرى: ${isolated(count)}`,
  },
  HI: {
    sampled: (shown, all) => say`नमूना: ${all} में से ${shown} पंक्तियाँ।`,
    binned: (all) => say`अंतरालों में: सभी ${all} पंक्तियाँ।`,
    highest: (shown, all) => say`सबसे अधिक: ${all} में से ${shown}।`,
    lowest: (shown, all) => say`सबसे कम: ${all} में से ${shown}।`,
    total: 'कुल',
    others: (count) => say`अन्य ${count}`,
  },
  ID: {
    sampled: (shown, all) => say`Sampel: ${shown} dari ${all} baris.`,
    binned: (all) => say`Dalam interval: semua ${all} baris.`,
    highest: (shown, all) => say`Tertinggi: ${shown} dari ${all}.`,
    lowest: (shown, all) => say`Terendah: ${shown} dari ${all}.`,
    total: 'Total',
    others: (count) => say`${count} lainnya`,
  },
  VI: {
    sampled: (shown, all) => say`Lấy mẫu: ${shown} trong ${all} dòng.`,
    binned: (all) => say`Chia theo khoảng: tất cả ${all} dòng.`,
    highest: (shown, all) => say`Cao nhất: ${shown} trong ${all}.`,
    lowest: (shown, all) => say`Thấp nhất: ${shown} trong ${all}.`,
    total: 'Tổng',
    others: (count) => say`${count} mục khác`,
  },
  'ZH-CN': {
    sampled: (shown, all) => say`抽样：${all}行中的${shown}行。`,
    binned: (all) => say`分段统计：全部${all}行。`,
    highest: (shown, all) => say`最高的${shown}项，共${all}项。`,
    lowest: (shown, all) => say`最低的${shown}项，共${all}项。`,
    total: '合计',
    others: (count) => say`其他${count}项`,
  },
  'ZH-TW': {
    sampled: (shown, all) => say`抽樣：${all}筆中的${shown}筆。`,
    binned: (all) => say`分段統計：全部${all}筆。`,
    highest: (shown, all) => say`最高的${shown}項，共${all}項。`,
    lowest: (shown, all) => say`最低的${shown}項，共${all}項。`,
    total: '合計',
    others: (count) => say`其他${count}項`,
  },
  JA: {
    sampled: (shown, all) => say`標本：${all}行のうち${shown}行。`,
    binned: (all) => say`区間ごとに集計：全${all}行。`,
    highest: (shown, all) => say`上位${shown}件（全${all}件）。`,
    lowest: (shown, all) => say`下位${shown}件（全${all}件）。`,
    total: '合計',
    others: (count) => say`その他${count}件`,
  },
  KO: {
    sampled: (shown, all) => say`표본: ${all}행 중 ${shown}행.`,
    binned: (all) => say`구간별 집계: 전체 ${all}행.`,
    highest: (shown, all) => say`상위 ${shown}개(전체 ${all}개).`,
    lowest: (shown, all) => say`하위 ${shown}개(전체 ${all}개).`,
    total: '합계',
    others: (count) => say`기타 ${count}개`,
  },
}

export const pictureNotes = (language: Language): PictureNotes => notes[language]
