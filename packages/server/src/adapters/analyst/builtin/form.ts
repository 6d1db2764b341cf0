import { fold } from '../../../domain/table.ts'
import { remembered, singular, stem, unitsOf, type Hears } from '../../../locales/index.ts'

/** The words of a name: camelCase, snake_case and marks parted, plurals made singular; dense scripts stay whole. */
export const wordsOf = remembered((name: string): readonly string[] => {
  const parted = name
    .replace(/(?<!\p{L})(\p{Lu}{2,})s(?!\p{L})/gu, '$1')
    .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
  const words: string[] = []
  let denseBefore = false
  for (const unit of unitsOf(parted.replace(/_/g, ' '))) {
    if (unit.dense && denseBefore) words[words.length - 1] += unit.folded
    else words.push(unit.dense ? unit.folded : singular(unit.folded))
    denseBefore = unit.dense
  }
  return words
})

/** Korean sets spaces as it likes: 좌석 등급 is 좌석등급. */
const loose = /(?<=\p{Script=Hangul}) (?=\p{Script=Hangul})/gu

/** The form in which names are compared; kept, because every stretch of a question is asked for again and again. */
export const formOf = remembered((name: string): string => wordsOf(name).join(' ').replace(loose, ''))

/** Below this, what is left of an English word may be a word of another language: "nam" of "name". */
const shortest = 5

/** The root of a word, cut as the question's language inflects and then as English does. */
export function rootOf(word: string, own: Hears['stem']): string {
  if (own === undefined) return stem(word)
  const root = own(word)
  return root.length < shortest ? root : stem(root)
}

export const stemmedForm = (form: string, own: Hears['stem']): string =>
  form
    .split(' ')
    .map((word) => rootOf(word, own))
    .join(' ')

/** Without what stands in brackets: "Delay (min)" is "Delay". */
export function withoutBrackets(name: string): string {
  const bare = fold(name)
    .replace(/[([{（【][^)\]}）】]*[)\]}）】]/g, ' ')
    .trim()
  return bare === '' ? name : name.replace(/[([{（【][^)\]}）】]*[)\]}）】]/g, ' ').trim()
}

/** Edits that turn one word into the other, a swap of neighbours counting once; stops counting past `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap))
    }
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
