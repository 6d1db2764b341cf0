/** Texts that were all different so far. */
export interface DistinctTexts {
  readonly hashes: Set<number>
}

const mostTexts = 1_000_000

export const newTexts = (): DistinctTexts => ({ hashes: new Set() })

/** False when the text was there before, or there are too many to know. */
export function addDistinct({ hashes }: DistinctTexts, text: string): boolean {
  const before = hashes.size
  return before < mostTexts && hashes.add(hash(text)).size > before
}

/** Two texts of one hash only make a key look repeated, and then rows are numbered instead. */
function hash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x85ebca6b) + at
  }
  return (high >>> 0) * 2 ** 21 + ((low >>> 0) >>> 11)
}
