import { quoteText } from '../../sql/quote.ts'
import { missingInText, missingInValues } from './missing-words.ts'
import type { Reading } from './readings.ts'

/** SQL over a column of texts. */

const trimmed = (column: string) => `trim(${column}, ' \t\u00a0\u3000')`

/** The value of a text that is written just so. */
export const plainValue = (column: string, reading: Reading) =>
  `CASE WHEN regexp_full_match(${column}, ${quoteText(reading.pattern)}) THEN ${reading.value(column)} END`

/** The value of a text that may have spaces around it. Trimming takes longer than reading, so it is not for every column. */
export const looseValue = (column: string, reading: Reading) => plainValue(trimmed(column), reading)

const missingWords = missingInValues.map(quoteText).join(', ')

/** Whether there is a value that a reading has to account for. */
export const isPresent = (column: string) => `(${trimmed(column)} NOT IN ('', ${missingWords}))`

export const isMissingWord = (column: string) => `(${trimmed(column)} IN (${missingWords}))`

const nothing = quoteText(`\\s*(${missingInText.map(escaped).join('|')}|)\\s*`)

export const textValue = (column: string) =>
  `CASE WHEN NOT regexp_full_match(${column}, ${nothing}) THEN ${column} END`

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
