import type { Alphabet } from './alphabets.ts'

/** How likely a character is in texts of some language, as a logarithm. */
export type Model = (character: string) => number

const unknown = -11
const rarest = -13.5

/** Signs that stand in texts of every language. */
const signs = new Map<string, number>([
  ...[...'–—‘’“”„«»‹›…•·€£°§©®™²³µ±½¼、。「」・，：；（）！？／￥～－'].map((sign) => [sign, -5.5] as const),
  ...[...'€£°²’'].map((sign) => [sign, -4] as const),
  ...[...'–\u00a0\u3000'].map((sign) => [sign, -4.5] as const),
])

/** Of an alphabet the frequencies fall slowly; capitals are rarer. */
export function alphabetModel({ letters, share }: Alphabet): Model {
  const weights = [...letters].map((_, index) => 1 / (index + 4))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const known = new Map<string, number>()
  for (const [index, letter] of [...letters].entries()) {
    const likelihood = Math.log(((weights[index] ?? 0) / total) * share)
    known.set(letter, likelihood)
    const capital = letter.toUpperCase()
    if (capital !== letter && !known.has(capital)) known.set(capital, likelihood - 0.2)
  }
  return (character) => known.get(character) ?? signs.get(character) ?? unknown
}

/** Of thousands of characters a few hundred are most of a text, those of the first level nearly all the rest. */
export function characterModel(common: string, firstLevel: string, kana = false): Model {
  const known = new Map<string, number>()
  for (const character of firstLevel) known.set(character, -9.5)
  for (const [rank, character] of [...common].entries()) known.set(character, -2.2 - Math.log(rank + 12))
  return (character) => {
    const listed = known.get(character) ?? signs.get(character)
    if (listed !== undefined || !kana) return listed ?? rarest
    if (character >= '\u3041' && character <= '\u30fe') return -4
    return character >= '\uff61' && character <= '\uff9f' ? -5 : rarest
  }
}

/** The characters of an encoding whose first byte lies in a range and whose second one is any. */
export function charactersOf(encoding: string, first: number, last: number): string {
  const bytes: number[] = []
  for (let lead = first; lead <= last; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) bytes.push(lead, trail, 0x0a)
  const texts = new TextDecoder(encoding).decode(Uint8Array.from(bytes)).split('\n')
  return texts.filter((text) => text.length === 1 && text !== '\ufffd').join('')
}
