import { fold } from '../../domain/table.ts'

/** Where what is glued to the front of a word ends: و|عدد, ب|القاهرة, لل|منطقة, و|200. `isKnown` tells words of ours from those that only begin so. */
export function partsOf(word: string, isKnown: (folded: string) => boolean): readonly number[] {
  const joined = /^[وف]ـ?/u.exec(word)?.[0].length ?? 0
  if (/^[وفبلك]ـ?\p{Nd}/u.test(word)) return [word.search(/\p{Nd}/u)]
  if (!/^[\u0621-\u0652]+$/u.test(word) || isKnown(fold(word))) return []
  const inside = joined === 0 ? [] : prepositionOf(word.slice(joined), isKnown)
  const rest = word.slice(joined)
  if (joined > 0 && rest.length > 1 && (inside.length > 0 || isKnown(fold(rest)) || hasArticle(rest)))
    return [joined, ...inside.map((place) => place + joined)]
  return prepositionOf(word, isKnown)
}

const hasArticle = (word: string): boolean => /^ال..+/u.test(word)

function prepositionOf(word: string, isKnown: (folded: string) => boolean): readonly number[] {
  if (isKnown(fold(word))) return []
  if (/^لل..+/u.test(word)) return [2]
  if (/^[بكل]ال...+/u.test(word)) return [1]
  return /^[بكل].{3,}/u.test(word) && isKnown(fold(word.slice(1))) ? [1] : []
}

/** What a name may be without what is glued to its front: لمصر names مصر, البصرة may be called بصرة. */
export const ungluedForms = (folded: string): readonly string[] => {
  const cuts = [/^[وف]/u, /^[وف]?[بلك]/u, /^[وف]?[بلك]?ال/u, /^[وف]?لل/u]
  const forms = cuts.flatMap((cut) => {
    const rest = folded.replace(cut, '')
    return rest !== folded && rest.length >= 2 ? [rest] : []
  })
  const withArticle = /^[وف]?لل/u.test(folded) ? [folded.replace(/^[وف]?لل/u, 'ال')] : []
  return /^[\u0621-\u064a]/u.test(folded) ? [...new Set([...forms, ...withArticle])] : []
}
