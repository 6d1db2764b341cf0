import type { Column } from '../../../domain/table.ts'
import { wordsOf } from './form.ts'
import { isYear } from './ground.ts'
import { originOf } from './twins.ts'
import { nameSays } from './vocabulary.ts'

/** Whether the numbers of a column have a sum that anybody could mean: years, ranks, ordinals, house and order numbers have none. */
export function addsUp(column: Column): boolean {
  if (column.role === 'identifier' || column.role === 'time') return false
  if (isYear(column) || nameSays(column.name, 'rank') || tellsApart(column.name)) return false
  const origin = originOf(column)
  return origin === undefined || holdsAmounts(origin.frequent.map(({ value }) => String(value)))
}

/** An order number tells orders apart; the number of orders counts them. */
function tellsApart(name: string): boolean {
  const words = wordsOf(name)
  return words.length > 1 && /^(?:num|number|no|nr)$/.test(words.at(-1) ?? '')
}

const share = 0.5
const year = /^[^\p{L}\p{N}]*(?:1[5-9]|20)\d\d(?![\d.,])/u
const house = /^\d+[\p{L}]?\s+\p{Lu}\p{L}/u
const ordinal = /^[^\p{L}\p{N}]*\d+(?:st|nd|rd|th)\b/iu

function holdsAmounts(texts: readonly string[]): boolean {
  const most = share * texts.length
  return [year, ordinal, house].every((kind) => texts.filter((text) => kind.test(text)).length <= most)
}
