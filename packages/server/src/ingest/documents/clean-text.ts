/** Controls, marks that only steer how a line is broken or drawn, and what symbol fonts put in place of letters. */
const invisible = /[^\P{Cc}\t\n]|[\u00ad\u200b\u2060\ufeff\ue000-\uf8ff\ufffe\uffff]/gu

/** Text as a person reads it: line ends are LF, spaces are spaces, and what cannot be seen is gone. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line, for headings and cells. */
export const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')
