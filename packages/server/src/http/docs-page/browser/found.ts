/** Something of the page that can be looked for. */
export interface Entry {
  readonly kind: 'operation' | 'field' | 'schema' | 'error'
  /** Its name, by which it is looked for first. */
  readonly name: string
  /** What else tells of it. */
  readonly about: string
  /** Where it stands. */
  readonly id: string
}

const most = 30
const kinds = ['operation', 'schema', 'error', 'field'] as const

/** What has every word that was typed: names before what only tells of it, operations before their fields. */
export function found(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const scored = entries.flatMap((entry) => {
    const score = scoreOf(entry, words)
    return score === undefined ? [] : [{ entry, score }]
  })
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Smaller is better; undefined where a word is missing. */
function scoreOf({ kind, name, about }: Entry, words: readonly string[]): number | undefined {
  const [title, text] = [name.toLowerCase(), about.toLowerCase()]
  let score = 2 * kinds.indexOf(kind)
  for (const word of words) {
    if (title === word) continue
    if (title.startsWith(word)) score += 4
    else if (title.includes(word)) score += 8
    else if (text.includes(word)) score += 16
    else return undefined
  }
  return score
}
