import { wordsOf } from './form.ts'

/** A buyer_id says who bought, though no table of buyers was given. */
export function isKeyName(name: string): boolean {
  const words = wordsOf(name)
  return words.length > 1 && /^(?:id|uuid|guid)$/.test(words.at(-1) ?? '')
}
