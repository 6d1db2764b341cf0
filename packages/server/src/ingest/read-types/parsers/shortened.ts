import { quoteText } from '../../../sql/quote.ts'
import { anyOf } from './literal-pattern.ts'
import { decimalBody, digitsOf, sign, space, withSign, type DecimalMark } from './number-text.ts'
import type { ValueParser } from './value-parser.ts'
import { unitWritten, type KnownUnit } from './units.ts'
import { writtenAmount } from './written-amount.ts'

/** What is written for thousands, millions and so on. A small m is a metre. */
const powers: { readonly [Letters in string]: number } = {
  K: 3,
  k: 3,
  M: 6,
  Mn: 6,
  mn: 6,
  Mio: 6,
  'Mio.': 6,
  mln: 6,
  B: 9,
  bn: 9,
  Bn: 9,
  Mrd: 9,
  'Mrd.': 9,
  mld: 9,
  tn: 12,
}
const letters = Object.keys(powers)
const someShortened = 0.5

/** 1.2M, $3.4bn, 800K: numbers that were shortened, with or without a currency before them. */
export function shortened(texts: readonly string[], delimiter: string): readonly ValueParser[] {
  let short = 0
  let decimals = false
  const units = new Set<KnownUnit>()
  const seen = new Set<string>()
  for (const text of texts) {
    const written = writtenAmount(text)
    if (written === undefined) return []
    const unit = written.before === '' ? undefined : unitWritten(written.before)
    if (written.before !== '' && unit?.kind !== 'currency') return []
    if (unit !== undefined) units.add(unit)
    if (written.after === '') continue
    if (powers[written.after] === undefined) return []
    short++
    seen.add(written.after)
    decimals ||= /[.,]/.test(written.digits)
  }
  if (short === 0 || short < texts.length * someShortened || units.size > 1) return []
  // 1B, 2B, 3B may be rooms.
  if (units.size === 0 && seen.size === 1 && !decimals) return []
  const [unit] = units
  const marks: readonly DecimalMark[] = delimiter === ',' ? ['.', ','] : [',', '.']
  return marks.map((mark) => shortenedNumbers(mark, unit))
}

function shortenedNumbers(mark: DecimalMark, unit: KnownUnit | undefined): ValueParser {
  const forms = unit?.forms ?? []
  const before = forms.length === 0 ? '' : `(?:${anyOf(forms)}${space}?)?`
  const body = decimalBody(mark)
  const after = `(?:${space}?${anyOf(letters)})?`
  const power = letters.map((one) => `WHEN ${quoteText(one)} THEN 'e${powers[one]}'`).join(' ')
  const lastLetters = (text: string) => `regexp_extract(${text}, ${quoteText(`(${anyOf(letters)})[)]?$`)}, 1)`
  return {
    name: `shortened numbers such as 1${mark}2M`,
    type: 'number',
    pattern: `${sign}${before}${sign}${body}${after}|[(]${before}${body}${after}[)]`,
    note: 'K is read as thousand, M as million, B as thousand million.',
    ...(unit === undefined ? {} : { unit: { kind: unit.kind, text: unit.text } }),
    value: (text) =>
      withSign(
        text,
        `TRY_CAST(${digitsOf(text, mark, [...forms, ...letters])} || CASE ${lastLetters(text)} ${power} ELSE '' END AS DOUBLE)`,
      ),
  }
}
