import { type DecimalMark, decimalBody, digitsOf, plainGroups, withSign } from './number-text.ts'
import { fullPattern, withBracketsNoted, type Evidence, type ValueParser } from './value-parser.ts'

const minus = '[\u2212-]?'
const digits = '0|[1-9][0-9]{0,14}'
/** After a plus; more of them are a telephone. */
const fewDigits = '0|[1-9][0-9]{0,6}'

/** Whole numbers that people part by spaces or apostrophes, 1 234 567, and those with another minus, 5-. */
const grouped: ValueParser = {
  name: 'whole numbers with thousands separated by spaces',
  type: 'integer',
  pattern: `${minus}(?:${plainGroups}|${digits})|[+](?:${plainGroups}|${fewDigits})|(?:${plainGroups}|${digits})-`,
  value: (text) => withSign(text, `TRY_CAST(${digitsOf(text, '.')} AS BIGINT)`),
}

function separated(name: string, mark: DecimalMark): ValueParser {
  const body = decimalBody(mark, digits)
  return {
    name,
    type: 'number',
    pattern: `${minus}${body}|[+]${decimalBody(mark, fewDigits)}|${body}-|[(]${body}[)]`,
    doubtful: true,
    value: (text) => withSign(text, `TRY_CAST(${digitsOf(text, mark)} AS DOUBLE)`),
  }
}

const byCommas = separated('numbers with thousands separated by commas', '.')
const byPoints = separated('numbers with a decimal comma', ',')

/** Three digits after one point are decimals or thousands; where decimals have commas, nobody can tell. */
const threeDigits = '[+-]?[1-9][0-9]{0,2}[.][0-9]{3}'
const eitherPoint: readonly ValueParser[] = [
  {
    name: 'numbers with three decimals',
    type: 'number',
    pattern: threeDigits,
    value: (text) => `TRY_CAST(${text} AS DOUBLE)`,
  },
  {
    name: 'numbers with thousands separated by points',
    type: 'number',
    pattern: threeDigits,
    value: (text) => `TRY_CAST(replace(${text}, '.', '') AS DOUBLE)`,
  },
]

/** What comes before the plain parsers of numbers because these would hide the doubt. */
export function doubtfulPoints(delimiter: string, { texts }: Evidence): readonly ValueParser[] {
  const pattern = fullPattern(threeDigits)
  return delimiter !== ',' && texts.length > 0 && texts.every((text) => pattern.test(text)) ? eitherPoint : []
}

/** A minus in brackets is told by the values without: where all are in brackets, they may be ranks or notes. */
const areBracketed = (texts: readonly string[]): boolean => texts.every((text) => /^[(][0-9]+[)]$/.test(text))

/** 1987- is from then on, and not minus 1987. */
const haveOpenYears = (texts: readonly string[]): boolean =>
  texts.some((text) => /^(?:1[5-9]|20)[0-9]{2}-$/.test(text))

export function separatedNumbers(delimiter: string, texts: readonly string[] = []): readonly ValueParser[] {
  if (texts.length > 0 && (areBracketed(texts) || haveOpenYears(texts))) return []
  // Who writes decimals with a comma separates values with something else.
  const ordered = delimiter === ',' ? [byCommas, byPoints] : [byPoints, byCommas]
  return [grouped, ...ordered.map((parser) => withBracketsNoted(parser, texts))]
}
