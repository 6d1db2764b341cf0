import type { Column } from '../../../domain/table.ts'
import { isYear } from './ground.ts'
import { originOf } from './twins.ts'
import { nameSays } from './vocabulary.ts'

/** Whether the numbers of a column have a sum that anybody could mean: years, ranks, ordinals and house numbers have none. */
export function addsUp(column: Column): boolean {
  if (column.role === 'identifier' || column.role === 'time') return false
  if (isYear(column) || nameSays(column.name, 'rank')) return false
  const origin = originOf(column)
  return origin === undefined || holdsAmounts(origin.frequent.map(({ value }) => String(value)))
}

const share = 0.5
const year = /^[^\p{L}\p{N}]*(?:1[5-9]|20)\d\d(?![\d.,])/u
const house = /^\d+[\p{L}]?\s+\p{Lu}\p{L}/u
const ordinal = /^[^\p{L}\p{N}]*\d+(?:st|nd|rd|th)\b/iu

function holdsAmounts(texts: readonly string[]): boolean {
  const most = share * texts.length
  return [year, ordinal, house].every((kind) => texts.filter((text) => kind.test(text)).length <= most)
}
