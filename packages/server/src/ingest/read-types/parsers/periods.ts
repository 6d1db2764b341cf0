import { dateOf, fourDigitYear, numberAt, upToTwo, year } from './date-parts.ts'
import { fullPattern, type ValueParser } from './value-parser.ts'

const month = '(?:0[1-9]|1[0-2])'

const monthOf = (name: string, pattern: string, yearPlace: 1 | 2): ValueParser => ({
  name,
  type: 'date',
  grain: 'month',
  pattern,
  value: (text) => dateOf(numberAt(text, yearPlace), numberAt(text, 3 - yearPlace), "'1'"),
})

const dashed = monthOf('months, year first', `${year}-${month}`, 1)

const months: readonly ValueParser[] = [
  monthOf('months, year first', `${year}/${month}`, 1),
  monthOf('months, year first', `${year}M${month}`, 1),
  monthOf('months, year first', `${year} ?[年년] ?${upToTwo} ?(?:[月월]|月份)`, 1),
  monthOf('months', `(?:0?[1-9]|1[0-2])[/.-]${year}`, 2),
  monthOf('months', `[Tt](?:háng|hg) ?${upToTwo}(?:,? năm |[ /,-]{1,2})${year}`, 2),
]

const quarter = (pattern: string, yearPlace: 1 | 2): ValueParser => ({
  name: 'quarters',
  type: 'date',
  grain: 'quarter',
  pattern,
  value: (text) =>
    dateOf(
      fourDigitYear(numberAt(text, yearPlace)),
      `CAST(TRY_CAST(${numberAt(text, 3 - yearPlace)} AS UTINYINT) AS INTEGER) * 3 - 2`,
      "'1'",
    ),
})

const quarters: readonly ValueParser[] = [
  quarter(`${year}[ /-]?[Qq][1-4]`, 1),
  quarter(`[Qq][1-4](?:[ /-]?${year}|[ /]?['\u2019]?[0-9]{2})`, 2),
  quarter(`[1-4][Qq][ /-]?(?:${year}|[0-9]{2})`, 2),
  quarter(`${year} ?[年년] ?第?[1-4] ?(?:季度?|四半期|분기)`, 1),
]

const weeks: ValueParser = {
  name: 'weeks',
  type: 'date',
  grain: 'week',
  pattern: `${year}-?[Ww](?:0[1-9]|[1-4][0-9]|5[0-3])`,
  // The engine takes week 53 of every year, also of those that have none.
  value: (text) => {
    const name = `${numberAt(text, 1)} || '-W' || ${numberAt(text, 2)}`
    const monday = `CAST(try_strptime(${name} || '-1', '%G-W%V-%u') AS DATE)`
    return `CASE WHEN strftime(${monday}, '%G-W%V') = ${name} THEN ${monday} END`
  },
}

const dashedPattern = fullPattern(dashed.pattern)

/** 2009-10, 2010-11, 2011-12: seasons and school years look like months when no later one is there. */
function areSeasons(texts: readonly string[]): boolean {
  return texts.every((text) => (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)))
}

/** Months, quarters and weeks: each is the date of its first day. */
export function periods(texts: readonly string[]): readonly ValueParser[] {
  const like = texts.filter((text) => dashedPattern.test(text))
  return [...(like.length > 0 && areSeasons(like) ? [] : [dashed]), ...months, ...quarters, weeks]
}
