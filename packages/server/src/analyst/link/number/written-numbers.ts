import { languages, type Language } from '@auger/contract'
import { stretchOf, type LinkedQuestion, type Stretch } from '../linked-question.ts'
import { magnitudePattern, sizeOf } from './magnitudes.ts'
import { plainDigits } from './plain-digits.ts'

export interface WrittenNumber extends Stretch {
  readonly value: number
  /** Where it begins and ends in the text, with its magnitude. */
  readonly start: number
  readonly end: number
}

/** 1,000.5 and 1,00,000.5 where the point parts decimals; 1.000,5 and 1 000,5 where the comma does, and a lone point is taken for one too. */
const pointed = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?|(?<=^|[\s(])\.\d+`
const comma = String.raw`(?:\d{1,3}(?:[. \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`

const patternOf = (digits: string): RegExp =>
  new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}.])([-−]?)(${digits})${magnitudePattern}`, 'giu')
const patterns = { pointed: patternOf(pointed), comma: patternOf(comma) }

const isComma = (language: Language): boolean =>
  new Intl.NumberFormat(language)
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

const withDecimalComma: ReadonlySet<Language> = new Set(languages.filter(isComma))

/** Numbers in digits with their magnitude, as the question's language writes them: 1,000 · 3.5 · 2 million · 3万. */
export function writtenNumbers(question: LinkedQuestion): readonly WrittenNumber[] {
  const withComma = withDecimalComma.has(question.asked.language)
  const text = plainDigits(question.text)
  return [...text.matchAll(withComma ? patterns.comma : patterns.pointed)].flatMap((match) => {
    const [all, minus = '', digits = '', word, letter] = match
    // A minus that touches what is before it parts two numbers.
    const isNegative = minus !== '' && !/\S$/.test(text.slice(0, match.index))
    const [start, end] = [match.index + minus.length, match.index + all.length]
    const stretch = stretchOf(question, start, end)
    const value = valueOf(digits, withComma) * sizeOf(word, letter)
    return stretch === undefined ? [] : [{ ...stretch, start, end, value: isNegative ? -value : value }]
  })
}

/** Nobody writes three noughts behind a decimal comma: 1,000 is a thousand everywhere. */
const roundThousands = /^[1-9]\d{0,2}(?:,\d{3})*,000$/

function valueOf(digits: string, withComma: boolean): number {
  if (!withComma || roundThousands.test(digits)) return Number(digits.replaceAll(',', ''))
  return Number(digits.replace(/[. \u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.'))
}
