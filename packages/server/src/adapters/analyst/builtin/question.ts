import { latinDigits } from '../../../domain/one-spelling.ts'
import { fold } from '../../../domain/table.ts'
import { partedUnits, type Locale, type Unit } from '../../../locales/index.ts'
import type { AnalystQuestion } from '../../../ports/analyst.ts'

/** A question cut into units, with the locale whose words it is read by. */
export interface ReadQuestion {
  readonly text: string
  readonly units: readonly Unit[]
  /** Stretches in quotation marks: names to be taken whole. */
  readonly quotes: readonly { readonly start: number; readonly end: number; readonly text: string }[]
  /** Words of a script without spaces, as far as the platform knows them; in units. */
  readonly segments: readonly { readonly start: number; readonly end: number }[]
  readonly locale: Locale
  readonly asked: AnalystQuestion
}

export const mostUnits = 200

export function readQuestion(asked: AnalystQuestion, locale: Locale): ReadQuestion {
  const text = latinDigits(narrow(asked.text))
  const units = partedUnits(text, locale.hears)
  const isLong = units.length > mostUnits
  return {
    text,
    units,
    quotes: isLong ? [] : quotesIn(text, units),
    segments: isLong ? [] : segmentsIn(text, units, locale.tag),
    locale,
    asked,
  }
}

/** Digits and signs of full width as those that numbers are read by; every place stays what it was. */
const narrow = (text: string): string =>
  text.replace(/[０-９％．，＜＞＝]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

function segmentsIn(text: string, units: readonly Unit[], tag: string): ReadQuestion['segments'] {
  if (!units.some((unit) => unit.dense)) return []
  return [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].flatMap(({ segment, index }) => {
    const start = units.findIndex((unit) => unit.start >= index)
    const end = units.findLastIndex((unit) => unit.end <= index + segment.length) + 1
    return start >= 0 && end > start ? [{ start, end }] : []
  })
}

const marks =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|‘([^’]+)’|「([^」]+)」|『([^』]+)』|`([^`]+)`|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu

function quotesIn(text: string, units: readonly Unit[]): ReadQuestion['quotes'] {
  return [...text.matchAll(marks)].flatMap((match) => {
    const inside = match.slice(1).find((part) => part !== undefined) ?? ''
    const start = units.findIndex((unit) => unit.start >= match.index)
    const end = units.findLastIndex((unit) => unit.end <= match.index + match[0].length) + 1
    return start < 0 || end <= start ? [] : [{ start, end, text: inside }]
  })
}

export function sliceOf(question: ReadQuestion, start: number, end: number): string {
  const first = question.units[start]
  const last = question.units[end - 1]
  return first === undefined || last === undefined ? '' : question.text.slice(first.start, last.end)
}

export const foldedSlice = (question: ReadQuestion, start: number, end: number): string =>
  fold(sliceOf(question, start, end))

/** Whether a span cuts a quotation in two. */
export function cutsQuote(question: ReadQuestion, start: number, end: number): boolean {
  return question.quotes.some(
    (quote) => start < quote.end && quote.start < end && !(start <= quote.start && quote.end <= end),
  )
}

export const longestSpan = (question: ReadQuestion): number =>
  question.units.some((unit) => unit.dense) ? 14 : 9

/** Every stretch of units that may be one name, shortest first. */
export function* spans(question: ReadQuestion): Generator<{ readonly start: number; readonly end: number }> {
  const longest = longestSpan(question)
  for (let length = 1; length <= longest; length++)
    for (let start = 0; start + length <= question.units.length; start++)
      if (!cutsQuote(question, start, start + length)) yield { start, end: start + length }
}

export interface Stretch {
  readonly start: number
  readonly end: number
}

export const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** Whether a stretch is a part of a longer one. */
export const isPartOf = (part: Stretch, longer: Stretch): boolean =>
  isWithin(part, longer) && part.end - part.start < longer.end - longer.start

/** Whether a comma or the end of a sentence stands right before a unit. */
export const followsPause = ({ text, units }: ReadQuestion, at: number): boolean =>
  /[,;.?!，；。？！]/u.test(text.slice(units[at - 1]?.end ?? 0, units[at]?.start ?? 0))

/** What stands between two stretches, the first of which comes first. */
export const textBetween = ({ text, units }: ReadQuestion, a: Stretch, b: Stretch): string =>
  text.slice(units[a.end - 1]?.end ?? 0, units[b.start]?.start ?? 0)

/** Whether one stretch follows the other with not even a comma between. */
export const isRightBefore = (question: ReadQuestion, a: Stretch, b: Stretch): boolean =>
  a.end === b.start && !/\S/.test(textBetween(question, a, b))

/** The ticket of "ticket price" only says of what the price is; where things are named first, the second says it of the first. */
export const isModifierOf = (question: ReadQuestion, modifier: Stretch, head: Stretch): boolean =>
  question.locale.hears.headsFirst === true
    ? isRightBefore(question, head, modifier)
    : isRightBefore(question, modifier, head)

/** "2019–2021": nothing but a dash. */
export const isDashBetween = (question: ReadQuestion, a: Stretch, b: Stretch): boolean =>
  /^\s*[-–—~～]\s*$/u.test(textBetween(question, a, b))
