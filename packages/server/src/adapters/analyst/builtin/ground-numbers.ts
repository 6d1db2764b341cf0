import type { Link } from './link.ts'
import type { ReadQuestion } from './question.ts'

const scales: { readonly [word: string]: number } = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  亿: 1e8,
  萬: 1e4,
  百萬: 1e6,
  億: 1e8,
  천: 1e3,
  만: 1e4,
  백만: 1e6,
  천만: 1e7,
  억: 1e8,
  тыс: 1e3,
  тысяча: 1e3,
  тысячи: 1e3,
  тысяч: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  млрд: 1e9,
  миллиард: 1e9,
  миллиарда: 1e9,
  миллиардов: 1e9,
  nghìn: 1e3,
  nghin: 1e3,
  ngàn: 1e3,
  ngan: 1e3,
  triệu: 1e6,
  trieu: 1e6,
  tỷ: 1e9,
  tỉ: 1e9,
  tausend: 1e3,
  tsd: 1e3,
  mio: 1e6,
  millionen: 1e6,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  ribu: 1e3,
  rb: 1e3,
  juta: 1e6,
  jt: 1e6,
  miliar: 1e9,
  milyar: 1e9,
  triliun: 1e12,
  mil: 1e3,
  millón: 1e6,
  millon: 1e6,
  millones: 1e6,
  'mil millones': 1e9,
  milhão: 1e6,
  milhao: 1e6,
  milhões: 1e6,
  milhoes: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
  bilhoes: 1e9,
  mille: 1e3,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
  mila: 1e3,
  mln: 1e6,
  milione: 1e6,
  milioni: 1e6,
  miliardo: 1e9,
  miliardi: 1e9,
  ألف: 1e3,
  الف: 1e3,
  آلاف: 1e3,
  الاف: 1e3,
  مليون: 1e6,
  ملايين: 1e6,
  مليار: 1e9,
  सौ: 1e2,
  हज़ार: 1e3,
  हजार: 1e3,
  लाख: 1e5,
  करोड़: 1e7,
  करोड: 1e7,
  अरब: 1e9,
  मिलियन: 1e6,
}

const letters: { readonly [letter: string]: number } = { k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 }

const words = Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join('|')

/** 1,000.5 and 1,00,000.5 where the point parts decimals; 1.000,5 and 1 000,5 where the comma does, and a lone point is taken for one too. */
const pointed = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?`
const comma = String.raw`(?:\d{1,3}(?:[. \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`

const patternOf = (digits: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}.])([-−]?${digits})(?:\s*(${words})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}])|(k|m|mn|bn)(?![\p{L}\p{N}]))?`,
    'giu',
  )

const patterns = { pointed: patternOf(pointed), comma: patternOf(comma) }

const known = new Map<string, boolean>()

function hasComma(tag: string): boolean {
  const before = known.get(tag)
  if (before !== undefined) return before
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5)
  const found = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  known.set(tag, found)
  return found
}

/** Numbers in digits, with their scale: 1,000 · 3.5 · 2 million · 3万. A minus counts only before a space or at the start. */
export function groundNumbers(question: ReadQuestion): readonly Link[] {
  const withComma = hasComma(question.locale.tag)
  return [...question.text.matchAll(withComma ? patterns.comma : patterns.pointed)].flatMap((match) => {
    const [text, digits = '', word, letter] = match
    const signed = /^[-−]/.test(digits) && !/\S$/.test(question.text.slice(0, match.index))
    const from = match.index + (/^[-−]/.test(digits) ? 1 : 0)
    const start = question.units.findIndex((unit) => unit.start >= from)
    const end = question.units.findLastIndex((unit) => unit.start < match.index + text.length) + 1
    if (start < 0 || end <= start) return []
    const scale = scales[word?.toLowerCase() ?? ''] ?? letters[letter?.toLowerCase() ?? ''] ?? 1
    const plain = sizeOf(digits.replace(/^[-−]/, ''), withComma)
    const sign = signed ? -1 : 1
    return [
      {
        start,
        end,
        quality: 0.9,
        ground: { kind: 'number' as const, value: sign * plain * scale, plain: sign * plain },
      },
    ]
  })
}

/** Nobody writes three noughts behind a decimal comma: 1,000 is a thousand everywhere. */
const roundThousands = /^[1-9]\d{0,2}(?:,\d{3})*,000$/

function sizeOf(digits: string, withComma: boolean): number {
  if (!withComma || roundThousands.test(digits)) return Number(digits.replaceAll(',', ''))
  const whole = digits.replace(/[. \u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return Number(whole.replace(',', '.'))
}
