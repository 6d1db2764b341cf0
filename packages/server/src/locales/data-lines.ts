/** One entry of a data file: what stands before the sign of equality, and the phrases behind it. */
export interface DataLine {
  readonly head: string
  readonly phrases: readonly string[]
  /** "file:line", for errors. */
  readonly place: string
}

/** Two kinds of senses may have the sign itself in their head: compare = before. */
const entry = /^(?<head>(?:(?:compare|when) = )?.+?) = (?<rest>.+)$/

/** The entries of a data file: '#' begins a comment, a line that begins with blanks goes on with the one before. */
export function dataLines(text: string, file: string): readonly DataLine[] {
  return wholeLines(text).map(({ line, number }) => {
    const place = `${file}:${number}`
    const found = entry.exec(line)?.groups
    if (found === undefined) throw new Error(`${place}: no "head = phrases": ${line}`)
    const phrases = (found['rest'] ?? '').split('|').map((phrase) => phrase.trim())
    if (phrases.includes('')) throw new Error(`${place}: a phrase is empty`)
    return { head: (found['head'] ?? '').trim(), phrases, place }
  })
}

const comment = /(?:^|\s)#(?:\s.*)?$/

/** Lines without comments, those that go on put together, with the number of the first. */
export function wholeLines(text: string): readonly { readonly line: string; readonly number: number }[] {
  const whole: { line: string; number: number }[] = []
  for (const [index, written] of text.split('\n').entries()) {
    const line = (written.includes('#') ? written.replace(comment, '') : written).trimEnd()
    const last = whole.at(-1)
    if (line === '') continue
    if (line.startsWith(' ') && last !== undefined) last.line += ` ${line.trim()}`
    else whole.push({ line: line.trim(), number: index + 1 })
  }
  return whole
}
