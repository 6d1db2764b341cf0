/** Controls, marks that only steer how a line is broken or drawn, and what symbol fonts put in place of letters. */
const invisible = /[^\P{Cc}\t\n]|[\u00ad\u200b\u2060\ufeff\ue000-\uf8ff\ufffe\uffff]/gu

/** Text as a person reads it: line ends are LF, spaces are spaces, and what cannot be seen is gone. */
export function cleanText(text: string): string {
  const plain = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
  return withoutTrailing(plain)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Lines without the blanks at their ends. No pattern does it: one that has to give back millions of blanks runs out of stack. */
const withoutTrailing = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      let end = line.length
      while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end--
      return end === line.length ? line : line.slice(0, end)
    })
    .join('\n')

/** A run of blanks of a length that a pattern can give back without running out of stack. */
const blanks = /\s{1,4096}/g

/** Every run of blanks as one space, however long. */
export function singleSpaced(text: string): string {
  const shorter = text.replace(blanks, ' ')
  return shorter === text ? text : singleSpaced(shorter)
}

/** The same on one line, for headings and cells. */
export const oneLine = (text: string) => singleSpaced(cleanText(text))
