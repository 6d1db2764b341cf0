const shortestWord = 5
const longWord = 8

/** How many slips a word of so many letters may have: none where another word would be as near. */
const mostSlips = (letters: number): number => (letters < shortestWord ? 0 : letters < longWord ? 1 : 2)

/** How many slips make one word of the other, the first letter being right; undefined where it is another word. */
function slipsOf(said: string, meant: string): number | undefined {
  const most = Math.min(mostSlips(said.length), mostSlips(meant.length))
  if (most === 0 || said === meant || said[0] !== meant[0]) return undefined
  const slips = slipsBetween(said, meant, most)
  return slips <= most ? slips : undefined
}

/** Letters left out, put in or changed, a swap of neighbours counting once (Damerau and Levenshtein); stops counting past `most`. */
function slipsBetween(said: string, meant: string, most: number): number {
  if (Math.abs(said.length - meant.length) > most) return most + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let i = 1; i <= said.length; i++) {
    const row = [i]
    for (let j = 1; j <= meant.length; j++) {
      const isSwap = said[i - 1] === meant[j - 2] && said[i - 2] === meant[j - 1]
      const swapped = i > 1 && j > 1 && isSwap ? (before[j - 2] ?? 0) + 1 : Infinity
      const changed = (last[j - 1] ?? 0) + (said[i - 1] === meant[j - 1] ? 0 : 1)
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped))
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[meant.length] ?? most + 1
}

/** Words that may be meant by misspelt ones, by their first letter and length. */
export type Spelling = ReadonlyMap<string, ReadonlySet<string>>

const placeOf = (word: string, longer = 0): string => `${word[0] ?? ''}${word.length + longer}`

export function spellingOf(words: Iterable<string>): Spelling {
  const spelling = new Map<string, Set<string>>()
  for (const word of words) {
    const known = spelling.get(placeOf(word))
    if (known === undefined) spelling.set(placeOf(word), new Set([word]))
    else known.add(word)
  }
  return spelling
}

/** The word that was meant, the nearest of several. */
export function wordMeant(said: string, spelling: Spelling): string | undefined {
  if (!/^[\p{L}\p{M} ]+$/u.test(said)) return undefined
  const near = [0, -1, 1, -2, 2].flatMap((longer) => [...(spelling.get(placeOf(said, longer)) ?? [])])
  let best: { readonly word: string; readonly slips: number } | undefined
  for (const word of near) {
    const slips = slipsOf(said, word)
    if (slips !== undefined && slips < (best?.slips ?? Infinity)) best = { word, slips }
  }
  return best?.word
}
