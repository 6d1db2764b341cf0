import { remembered, type Meaning } from '../../../locales/index.ts'
import {
  dayPeriod,
  monthPeriod,
  quarterPeriod,
  relativePeriod,
  yearPeriod,
  type Period,
} from '../../../domain/calendar.ts'
import { daysOfMonth } from './days-of-month.ts'
import type { Link } from './link.ts'
import type { ReadQuestion } from './question.ts'
import { meaningsOf as meaningsOfWords } from './vocabulary.ts'

interface Part {
  readonly start: number
  readonly end: number
  readonly year?: number
  readonly month?: number
  readonly quarter?: number
  readonly half?: number
  readonly day?: number
}

/** Stretches of time: dates, years, months and quarters of a year, and what is said from today. */
export function groundPeriods(
  question: ReadQuestion,
  words: readonly Link[],
  onlyYear: number | undefined,
): readonly Link[] {
  const parts = [...numberParts(question), ...wordParts(words)]
  const years = parts.filter((part) => part.year !== undefined)
  const periods = [
    ...isoDates(question),
    ...writtenDates(question),
    ...relatives(question, words),
    ...years.flatMap((part) =>
      link(part, part.year === undefined ? undefined : yearPeriod(part.year), part.year),
    ),
    ...parts.flatMap((part) => withinYear(question, part, parts, onlyYear)),
  ]
  return [...periods, ...daysOfMonth(question, words, periods).flatMap((day) => link(day, day.period))]
}

function link(
  place: { readonly start: number; readonly end: number },
  period: Period | undefined,
  year?: number,
): readonly Link[] {
  if (period === undefined) return []
  return [{ start: place.start, end: place.end, quality: 0.95, ground: { kind: 'period', ...period, year } }]
}

function isoDates(question: ReadQuestion): readonly Link[] {
  const pattern =
    /(?<!\p{N})(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?|[年년]\s*(?:(\d{1,2})[月월]\s*(?:(\d{1,2})[日号號일])?)?)(?!\p{N})/gu
  return [...question.text.matchAll(pattern)].flatMap((match) => {
    const start = question.units.findIndex((unit) => unit.start >= match.index)
    const end = question.units.findLastIndex((unit) => unit.end <= match.index + match[0].length) + 1
    const [year, month, day] = [match[1], match[2] ?? match[4], match[3] ?? match[5]].map((text) =>
      text === undefined ? undefined : Number(text),
    )
    if (year === undefined || year < 1000 || end <= start) return []
    if (month === undefined) return link({ start, end }, yearPeriod(year), year)
    if (month < 1 || month > 12) return []
    return link({ start, end }, day === undefined ? monthPeriod(year, month) : dayPeriod(year, month, day))
  })
}

/** 15/03/2023, where the day is written first. */
function writtenDates(question: ReadQuestion): readonly Link[] {
  if (!isDayFirst(question.locale.tag)) return []
  return [
    ...question.text.matchAll(/(?<!\p{N}|\p{N}[-/.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\p{N})/gu),
  ].flatMap((match) => {
    const start = question.units.findIndex((unit) => unit.start >= match.index)
    const end = question.units.findLastIndex((unit) => unit.end <= match.index + match[0].length) + 1
    return end <= start
      ? []
      : link({ start, end }, dayPeriod(Number(match[4]), Number(match[3]), Number(match[1])))
  })
}

const isDayFirst = remembered(
  (tag: string): boolean => new Intl.DateTimeFormat(tag).formatToParts()[0]?.type === 'day',
)

function relatives(question: ReadQuestion, words: readonly Link[]): readonly Link[] {
  return words.flatMap((word) => {
    const meaning = meaningOf(word, 'relative')
    return meaning === undefined
      ? []
      : link(word, relativePeriod(meaning.period, meaning.back, question.asked.today))
  })
}

function numberParts(question: ReadQuestion): readonly Part[] {
  return question.units.flatMap((unit, start): readonly Part[] => {
    if (/^(?:1[5-9]|20)\d\d$/.test(unit.folded)) {
      const year = Number(unit.folded)
      const [before, after] = [start - 1, start + 1].map((at) => isYearWord(question, at))
      return [
        { start, end: start + 1, year },
        ...(after === true ? [{ start, end: start + 2, year }] : []),
        ...(before === true ? [{ start: start - 1, end: start + 1, year }] : []),
      ]
    }
    const day = /^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(unit.folded)?.[1]
    return day === undefined || Number(day) < 1 || Number(day) > 31
      ? []
      : [{ start, end: start + 1, day: Number(day) }]
  })
}

function wordParts(words: readonly Link[]): readonly Part[] {
  return words.flatMap((word): readonly Part[] => {
    const month = meaningOf(word, 'month')?.month
    const quarter = meaningOf(word, 'quarter')?.quarter
    const half = meaningOf(word, 'half')?.half
    const place = { start: word.start, end: word.end }
    return [
      ...(month === undefined ? [] : [{ ...place, month }]),
      ...(quarter === undefined ? [] : [{ ...place, quarter }]),
      ...(half === undefined ? [] : [{ ...place, half }]),
    ]
  })
}

/** A month or quarter with the year, and a month with the day, that stand next to it; or of the only year there is. */
function withinYear(
  question: ReadQuestion,
  part: Part,
  parts: readonly Part[],
  onlyYear: number | undefined,
): readonly Link[] {
  if (part.month === undefined && part.quarter === undefined && part.half === undefined) return []
  const period = (year: number): Period | undefined => partOfYear(part, year)
  const near = (a: Part, b: Part): boolean => gapIsLoose(question, a, b)
  const dated = parts
    .filter((other) => other.day !== undefined && part.month !== undefined && near(part, other))
    .map((other) => join(part, other))
  const years = parts.filter((other) => other.year !== undefined)
  return [
    ...dated.flatMap((date) =>
      years
        .filter((other) => !overlaps(date, other) && near(date, other))
        .flatMap((other) =>
          link(join(date, other), dayPeriod(other.year ?? 0, date.month ?? 0, date.day ?? 0)),
        ),
    ),
    ...years
      .filter((other) => near(part, other))
      .flatMap((other) => link(join(part, other), period(other.year ?? 0))),
    ...(onlyYear === undefined
      ? []
      : [
          ...dated.flatMap((date) => link(date, dayPeriod(onlyYear, date.month ?? 0, date.day ?? 0))),
          ...link(part, period(onlyYear)),
        ]),
  ]
}

function partOfYear({ month, quarter, half }: Part, year: number): Period {
  if (month !== undefined) return monthPeriod(year, month)
  if (quarter !== undefined) return quarterPeriod(year, quarter)
  return half === 1
    ? { from: `${year}-01-01`, until: `${year}-06-30` }
    : { from: `${year}-07-01`, until: `${year}-12-31` }
}

const overlaps = (a: Part, b: Part): boolean => a.start < b.end && b.start < a.end
const join = (a: Part, b: Part): Part => ({
  ...a,
  ...b,
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
})

/** Next to each other but for a comma or a small word like "of". */
function gapIsLoose(question: ReadQuestion, a: Part, b: Part): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  if (first.end > second.start) return false
  const between = question.units.slice(first.end, second.start)
  return between.length <= 2 && between.every((_, at) => isLoose(question, first.end + at))
}

/** Also what hangs on a year in Turkish: 2022'nin ikinci çeyreği. */
const loose = new Set([
  ...['of', 'the', 'in', '年', '년', '的', '第', 'の', '의'],
  ...['ın', 'un', 'ün', 'nin', 'nın', 'nun', 'nün'],
])

function isLoose(question: ReadQuestion, at: number): boolean {
  const word = question.units[at]?.folded ?? ''
  const { links = [] } = question.locale.hears
  return loose.has(word) || links.includes(word) || isYearWord(question, at)
}

/** "2023 года", "năm 2023", 2023年 */
const isYearWord = (question: ReadQuestion, at: number): boolean =>
  (meaningsOfWords(question.locale).get(question.units[at]?.folded ?? '') ?? []).some(
    (meaning) => meaning.kind === 'grain' && meaning.grain === 'year',
  )

function meaningOf<Kind extends Meaning['kind']>(
  word: Link,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | undefined {
  if (word.ground.kind !== 'word') return undefined
  return word.ground.meanings.find(
    (meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind,
  )
}
