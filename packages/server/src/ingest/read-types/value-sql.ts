import { quoteText } from '../../sql/quote.ts'
import { missingInText, missingInValues } from './missing-words.ts'
import type { ValueParser } from './parsers.ts'

/** SQL over a column of texts. */

/** Without the spaces around it. */
export const trimmed = (column: string) => `trim(${column}, ' \t\u00a0\u3000')`

/** The value of a text that is written just so. */
export const plainValue = (column: string, parser: ValueParser) =>
  `CASE WHEN regexp_full_match(${column}, ${quoteText(parser.pattern)}) THEN ${parser.value(column)} END`

/** The value of a text that may have spaces around it. Trimming takes longer than parsing, so it is not for every column. */
export const looseValue = (column: string, parser: ValueParser) => plainValue(trimmed(column), parser)

// A long list after IN becomes a join of its own, each time it is used.
const missingWord = missingInValues.map(escaped).join('|')

/** Whether a trimmed text is a value that a parser has to account for. */
export const isPresent = (text: string) =>
  `NOT regexp_full_match(${text}, ${quoteText(`(?:${missingWord}|)`)})`

export const isMissingWord = (text: string) =>
  `regexp_full_match(${text}, ${quoteText(`(?:${missingWord})`)})`

/** What a text looks like that means nothing. */
export const nothingPattern = `\\s*(${missingInText.map(escaped).join('|')}|)\\s*`

export const textValue = (column: string) =>
  `CASE WHEN NOT regexp_full_match(${column}, ${quoteText(nothingPattern)}) THEN ${column} END`

/** What stands in a cell; without anything in it, null. */
export const writtenText = (column: string) => `nullif(${trimmed(column)}, '')`

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
