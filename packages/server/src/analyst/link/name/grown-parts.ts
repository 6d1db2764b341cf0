import { isPacked } from './name-parts.ts'

/** A part of a word that is written together, by its letters. */
export interface GrownPart {
  readonly start: number
  readonly end: number
}

const shortestPart = 4
const shortestBefore = 3
/** No word that people write is longer; every part of it costs a look. */
const longestWord = 40
const shortestPacked = 2
const longestPacked = 12

/**
 * Where a word may fall into words: before and behind every letter in a language whose words grow together (Ticket|preis), anywhere in
 * a script that says much in few letters (门店|销售|额).
 */
export function grownParts(word: string, compounds: boolean): readonly GrownPart[] {
  if (isPacked(word)) return packedParts(word)
  return compounds ? compoundParts(word) : []
}

/** What a word ends in is longer than what may stand before it: Neu|kunde. */
function compoundParts(word: string): readonly GrownPart[] {
  if (word.length > longestWord) return []
  const parts: GrownPart[] = []
  for (let cut = shortestBefore; cut <= word.length - shortestPart; cut++) {
    parts.push({ start: cut, end: word.length })
    if (cut >= shortestPart) parts.push({ start: 0, end: cut })
  }
  return parts
}

function packedParts(word: string): readonly GrownPart[] {
  if (word.length > longestPacked) return []
  const parts: GrownPart[] = []
  for (let start = 0; start < word.length; start++)
    for (let end = start + shortestPacked; end <= word.length; end++)
      if (end - start < word.length) parts.push({ start, end })
  return parts
}
