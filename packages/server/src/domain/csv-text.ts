/** Some programs trim a cell or fold its width before they look at it, so spaces and wide signs do not make it harmless. */
const beginsLikeFormula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u

/**
 * A text as it stands in a CSV that is handed out. A spreadsheet would run one that begins like a formula; the apostrophe
 * makes it a text there too.
 */
export function csvText(text: string): string {
  const safe = beginsLikeFormula.test(text) ? `'${text}` : text
  return safe === '' || /[",\r\n]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe
}

/** The text itself, without the apostrophe that keeps a spreadsheet from running it. One that had an apostrophe itself before such a text loses it. */
export const textInCsv = (written: string): string =>
  written.startsWith("'") && beginsLikeFormula.test(written.slice(1)) ? written.slice(1) : written

/** Whether a spreadsheet that read it as typed would take it for a formula. */
export const isLikeFormula = (text: string): boolean => beginsLikeFormula.test(text)
