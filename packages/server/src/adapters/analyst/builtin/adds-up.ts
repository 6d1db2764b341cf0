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
const ordinal = /^[^\p{L}\p{N}]*\d+(?:st|nd|rd|th)\b/iu

/** Texts that begin with amounts go on with few other words: units, and not names of streets. */
function holdsAmounts(texts: readonly string[]): boolean {
  const most = share * texts.length
  if (texts.filter((text) => year.test(text)).length > most) return false
  if (texts.filter((text) => ordinal.test(text)).length > most) return false
  const rests = texts.map((text) => text.replace(/[^\p{L}]+/gu, ' ').trim()).filter((rest) => rest !== '')
  return rests.length <= most || new Set(rests).size <= Math.max(2, share * rests.length)
}
