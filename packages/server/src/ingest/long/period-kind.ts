import { lowered } from '../read-types/parsers/lowered.ts'
import { isMonthName } from '../read-types/parsers/month-names.ts'

/** What a name of a time says: a year, a quarter or a month of whatever year, or one that is placed in time. */
export type PeriodKind = 'year' | 'quarter' | 'month' | 'date'

const year = /^(?:FY ?|CY ?)?(?:1[89]|20)\d\d(?: ?[年년]|年度| ?г\.?)?$/iu
const quarter = /^(?:[QT][1-4]|[1-4]Q|第?[1-4一二三四] ?(?:季度|四半期)|[1-4] ?분기)$/iu
const numberedMonth = /^(?:0?[1-9]|1[0-2]) ?(?:月|月份|월)$/u
const wordAlone = /^\p{L}[\p{L}\p{M}]+\.?$/u

const dates = [
  /^\d{4}[-/.M](?:0?[1-9]|1[0-2])$/,
  /^(?:0?[1-9]|1[0-2])[-/.]\d{4}$/,
  /^\d{4} ?[年년] ?\d{1,2} ?[月월]$/u,
  /^(?:Q[1-4]|[1-4]Q)[ /'’-]?(?:\d{4}|\d{2})$/i,
  /^\d{4}[ /-]?Q[1-4]$/i,
  /^\d{4} ?[年년] ?第?[1-4] ?(?:季度?|四半期|분기)$/u,
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})$/,
]
const monthOfYear = /^(\p{L}[\p{L}\p{M}]+)\.?(?: de | del |[ /'’-]{1,2})(?:\d{4}|\d{2})$/u
const yearThenMonth = /^\d{4}[ /-](\p{L}[\p{L}\p{M}]+)\.?$/u

export function periodKind(text: string): PeriodKind | undefined {
  if (year.test(text)) return 'year'
  if (quarter.test(text)) return 'quarter'
  if (numberedMonth.test(text) || (wordAlone.test(text) && isMonth(text))) return 'month'
  if (dates.some((pattern) => pattern.test(text))) return 'date'
  const word = (monthOfYear.exec(text) ?? yearThenMonth.exec(text))?.[1]
  return word !== undefined && isMonth(word) ? 'date' : undefined
}

const isMonth = (word: string): boolean => isMonthName(lowered(word).replace(/\.$/, ''))
