import { quoteText } from '../../../sql/quote.ts'

/** How people write numbers, as patterns for JavaScript and the engine alike, and as SQL that makes numbers of them. */

/** Which character parts the whole from the rest; the other one parts thousands. */
export type DecimalMark = '.' | ','

export const space = '[ \u00a0\u202f\u2009\u3000]'
export const sign = '[+\u2212-]?'

/** Thousands parted by spaces or apostrophes, which no decimal is parted by. */
export const plainGroups = `[1-9][0-9]{0,2}(?:${space}[0-9]{3})+|[1-9][0-9]{0,2}(?:['\u2019][0-9]{3})+`

/** Digits without a point or a comma. */
export const wholeBody = `(?:${plainGroups}|[0-9]{1,15})`

/** Digits with thousands parted or not, and with decimals or not. India parts the last three, then every two. */
export function decimalBody(mark: DecimalMark, ungrouped = '[0-9]{1,15}'): string {
  // Some fill up with zeros, as in 07,150; but 0,150 is no thousand.
  if (mark === '.')
    return `(?:(?:(?:[1-9][0-9]{0,2}|0[0-9]{1,2})(?:,[0-9]{3})+|[1-9][0-9]?(?:,[0-9]{2})+,[0-9]{3}|${plainGroups}|${ungrouped})(?:[.][0-9]*)?|[.][0-9]+)`
  return `(?:(?:[1-9][0-9]{0,2}(?:[.][0-9]{3})+|${plainGroups}|${ungrouped})(?:,[0-9]+)?|,[0-9]+)`
}

/** What may stand in a number and does not count. */
const ignored = " \u00a0\u202f\u2009\u3000'\u2019()+-\u2212"

/** The digits of a text with a decimal point, all else left out: what the pattern let in beside the number, too. */
export function digitsOf(text: string, mark: DecimalMark, beside: readonly string[] = []): string {
  const confusing = beside
    .filter((form) => /[0-9.,]/.test(form))
    .sort((one, other) => other.length - one.length)
  const bare = confusing.reduce((sql, form) => `replace(${sql}, ${quoteText(form)}, '')`, text)
  const thousands = mark === '.' ? ',' : '.'
  const gone = new Set([...ignored, thousands, ...beside.join('').replace(/[0-9.,]/g, '')])
  const [from, to] = mark === '.' ? ['', ''] : [',', '.']
  return `translate(${bare}, ${quoteText(from + [...gone].join(''))}, ${quoteText(to)})`
}

/** Negative where it has a minus, before or after, or stands in brackets. */
export const withSign = (text: string, number: string): string =>
  `CASE WHEN regexp_matches(${text}, '[(\u2212-]') THEN -${number} ELSE ${number} END`
