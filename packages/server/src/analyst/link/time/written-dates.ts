import { languages, type Language } from '@auger/contract'
import { dayPeriod, monthPeriod, quarterPeriod, type Period } from '../../../domain/calendar.ts'
import { stretchOf, type LinkedQuestion } from '../linked-question.ts'
import { plainDigits } from '../number/plain-digits.ts'
import { certain } from '../quality.ts'
import type { Dated } from './dated.ts'

interface Written {
  readonly period: Period | undefined
  readonly grain: Dated['grain']
}

interface Format {
  readonly pattern: RegExp
  /** By the numbers that the pattern finds. */
  readonly read: (numbers: readonly number[], language: Language) => Written
}

const formats: readonly Format[] = [
  {
    pattern: /(?<!\p{N})(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\p{N})/gu,
    read: ([year = 0, month = 0, day = 0]) => ({ period: dayPeriod(year, month, day), grain: 'day' }),
  },
  {
    pattern: /(?<!\p{N})(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]/gu,
    read: ([year = 0, month = 0, day = 0]) => ({ period: dayPeriod(year, month, day), grain: 'day' }),
  },
  {
    pattern: /(?<!\p{N})(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월](?!\s*\d)/gu,
    read: ([year = 0, month = 0]) => ({ period: monthOf(year, month), grain: 'month' }),
  },
  {
    pattern: /(?<!\p{N}|\p{N}[-/])(\d{4})[-/](\d{1,2})(?![-/.]?\p{N})/gu,
    read: ([year = 0, month = 0]) => ({ period: monthOf(year, month), grain: 'month' }),
  },
  {
    pattern: /(?<!\p{N}|\p{N}[-/.])(\d{1,2})[-/](\d{4})(?![-/.]?\p{N})/gu,
    read: ([month = 0, year = 0]) => ({ period: monthOf(year, month), grain: 'month' }),
  },
  {
    pattern: /(?<!\p{N})(\d{4})[-\s]?q([1-4])(?![\p{L}\p{N}])/giu,
    read: ([year = 0, quarter = 0]) => ({ period: quarterPeriod(year, quarter), grain: 'quarter' }),
  },
  {
    pattern: /(?<!\p{N}|\p{N}[-/.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\p{N})/gu,
    read: ([first = 0, , second = 0, year = 0], language) => ({
      period: dayOf(year, first, second, language),
      grain: 'day',
    }),
  },
]

/** Dates in digits: 2024-03-15, 15.03.2024, 2024年3月15日, 03/2024, 2023Q3. */
export function writtenDates(question: LinkedQuestion): readonly Dated[] {
  const text = plainDigits(question.text)
  return formats.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match): readonly Dated[] => {
      const { period, grain } = read(match.slice(1).map(Number), question.asked.language)
      const stretch = stretchOf(question, match.index, match.index + match[0].length)
      return period === undefined || stretch === undefined
        ? []
        : [{ ...stretch, period, grain, quality: certain }]
    }),
  )
}

const monthOf = (year: number, month: number): Period | undefined =>
  year < 1000 || month < 1 || month > 12 ? undefined : monthPeriod(year, month)

const isMonthFirst = (language: Language): boolean =>
  new Intl.DateTimeFormat(language === 'EN' ? 'en-US' : language).formatToParts(0)[0]?.type === 'month'

const monthFirst: ReadonlySet<Language> = new Set(languages.filter(isMonthFirst))

/** In the order of the language, or in the other one where that is no day of a calendar. */
function dayOf(year: number, first: number, second: number, language: Language): Period | undefined {
  const [american, european] = [dayPeriod(year, first, second), dayPeriod(year, second, first)]
  return monthFirst.has(language) ? (american ?? european) : (european ?? american)
}
