const longest = 31
const barred = /[[\]:*?/\\\p{Cc}]/gu

/** Names that a spreadsheet takes for its sheets, each another whatever its case, as close to the wanted ones as can be. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  // A spreadsheet keeps this name for itself.
  const taken = new Set(['history'])
  return wanted.map((text) => {
    const plain = text.toWellFormed().replace(barred, ' ').replace(/\s+/g, ' ')
    const base = withoutEdges(plain) || 'Table'
    let name = withoutEdges(shortened(base, longest))
    for (let number = 2; taken.has(name.toLowerCase()); number++) {
      const suffix = ` (${number})`
      name = withoutEdges(shortened(base, longest - suffix.length)) + suffix
    }
    taken.add(name.toLowerCase())
    return name
  })
}

const withoutEdges = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '')

/** To so many UTF-16 units, never inside a character. */
function shortened(text: string, most: number): string {
  let short = ''
  for (const character of text) {
    if (short.length + character.length > most) break
    short += character
  }
  return short
}
