import type { Column } from '../../../domain/table.ts'
import { wordsOf } from './form.ts'

/** A buyer_id says who bought, though no table of buyers was given. */
export function isKeyName(name: string): boolean {
  const words = wordsOf(name)
  return words.length > 1 && /^(?:id|uuid|guid)$/.test(words.at(-1) ?? '')
}

/** Whether a column tells rows apart by numbers and codes, and names nothing. */
export const isNumbered = ({ role, frequent }: Column): boolean =>
  role === 'identifier' && frequent.length > 0 && frequent.every(({ value }) => /\d/.test(String(value)))
