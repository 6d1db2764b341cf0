import { fold as foldValue } from './table.ts'

/** How tables call the row that adds up the others, in the languages that questions come in. */
const words: readonly string[] = [
  'total',
  'totals',
  'totaal',
  'totale',
  'totali',
  'totales',
  'totais',
  'totaux',
  'grand total',
  'subtotal',
  'sub-total',
  'sub total',
  'sous-total',
  'subtotale',
  'sum',
  'sums',
  'sum total',
  'overall total',
  'all',
  'suma',
  'suma total',
  'soma',
  'somma',
  'somme',
  'summe',
  'zwischensumme',
  'gesamt',
  'gesamtsumme',
  'insgesamt',
  'ensemble',
  'razem',
  'łącznie',
  'ogółem',
  'итого',
  'всего',
  'сумма',
  'итог',
  'toplam',
  'genel toplam',
  'ara toplam',
  'jumlah',
  'total keseluruhan',
  'tổng',
  'tổng cộng',
  'cộng',
  'المجموع',
  'الإجمالي',
  'مجموع',
  'إجمالي',
  'कुल',
  'कुल योग',
  'योग',
  '合计',
  '总计',
  '小计',
  '总和',
  '共计',
  '合計',
  '総計',
  '小計',
  '總計',
  '總和',
  '計',
  '계',
  '합계',
  '총계',
  '소계',
  '총합',
]

const averages: readonly string[] = [
  'average',
  'mean',
  'avg',
  'promedio',
  'media',
  'média',
  'moyenne',
  'durchschnitt',
  'mittelwert',
  'średnia',
  'среднее',
  'ortalama',
  'rata-rata',
  'trung bình',
  'المتوسط',
  'औसत',
  '平均',
  '平均值',
  '평균',
]

const known = new Set([...words, ...averages].map(fold))
const first = new Set([...words].map(fold))

/** Whether a label is that of a total: the word alone, or before or behind a name as in "East total" or "Total 2023". */
export function isTotalLabel(label: string): boolean {
  const text = fold(label)
  if (text === '' || text.length > 60) return false
  if (known.has(text)) return true
  const parts = text.split(' ')
  return [parts[0], parts.slice(0, 2).join(' '), parts.at(-1)].some(
    (part) => part !== undefined && part !== 'all' && first.has(part),
  )
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s:：.*†()[\]=]+/gu, ' ')
    .trim()
}

/** The words alone, as values are compared. */
export const totalLabels: readonly string[] = words.filter((word) => word !== 'all').map(foldValue)

const anyWord = new RegExp([...words, ...averages].join('|'), 'iu')

/** A quick look, for millions of labels. */
export const mayBeTotalLabel = (label: string): boolean => label.length <= 60 && anyWord.test(label)
