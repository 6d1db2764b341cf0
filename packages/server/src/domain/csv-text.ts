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
