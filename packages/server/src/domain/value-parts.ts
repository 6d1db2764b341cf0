import { fold } from './table.ts'

const shortest = 2
const longestNames = 4

/**
 * Shorter ways to say a value, folded: without its quotation marks, brackets and notes, by what stands between commas and
 * slashes, and of a name of few words its first and its last.
 */
export function valueParts(value: string): readonly string[] {
  const whole = fold(value)
  const bare = fold(value.replace(/["“”„‟«»]|\[[^\]]*\]|[*†‡#^]+$/gu, ' '))
  const outside = fold(bare.replace(/[([（【][^)\]）】]*[)\]）】]/gu, ' '))
  const inside = [...bare.matchAll(/[(（]([^()（）]+)[)）]/gu)].map(([, text = '']) => fold(text))
  const pieces = bare.split(/[,;/|•·\n、，；]|\s[-–—]\s/u).map((piece) => fold(piece))
  const parts = [bare, outside, ...inside, ...pieces, ...namesIn(outside)]
  return [...new Set(parts)].filter(
    (part) => part !== whole && part.length >= shortest && /[\p{L}\p{N}]/u.test(part),
  )
}

/** The first and the last word of a name. */
function namesIn(text: string): readonly string[] {
  const words = text.split(' ')
  if (words.length < 2 || words.length > longestNames) return []
  return [words[0] ?? '', words.at(-1) ?? ''].filter((word) => /^\p{L}[\p{L}'’.-]{2,}$/u.test(word))
}
