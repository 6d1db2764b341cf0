import type { Condition } from '@auger/contract/plan'
import { fold, type Table } from '../../../../domain/table.ts'
import { spacedName } from './spaced-name.ts'
import type { Slot } from './template.ts'

const mostValues = 12

/** Which rows each slot is about, where slots differ in a value that they name: mean_age_male and mean_age_female. */
export function slotFilters(
  slots: readonly Slot[],
  table: Pick<Table, 'columns'>,
  named: ReadonlySet<string> = new Set(),
): ReadonlyMap<Slot, readonly Condition[]> {
  const filters = new Map<Slot, Condition[]>()
  if (slots.length < 2) return filters
  for (const { name, type, distinct, frequent } of table.columns) {
    if (
      distinct < 2 ||
      distinct > mostValues ||
      (type !== 'text' && type !== 'boolean' && type !== 'integer')
    )
      continue
    const values = frequent
      .flatMap(({ value }) => (value === null ? [] : [{ value, form: formOf(value, name) }]))
      .filter(({ form }) => form.length > 2)
      .sort((a, b) => b.form.length - a.form.length)
    const named = slots.flatMap((slot) => {
      const words = ` ${slot.words} `
      const hit = values.find(({ form }) => words.includes(` ${form} `))
      return hit === undefined ? [] : [{ slot, value: hit.value }]
    })
    if (new Set(named.map(({ value }) => value)).size < 2) continue
    for (const { slot, value } of named)
      filters.set(slot, [
        ...(filters.get(slot) ?? []),
        { kind: 'compare', column: name, operator: '=', value },
      ])
  }
  if (filters.size === 0) deniedFilters(slots, table, named, filters)
  return filters
}

const denial = /(?<!\p{L})(?:not|non|no|without|un)(?!\p{L})/iu

/** eligible and not_eligible, over a column of 0 and 1 that the question names. */
function deniedFilters(
  slots: readonly Slot[],
  { columns }: Pick<Table, 'columns'>,
  named: ReadonlySet<string>,
  filters: Map<Slot, Condition[]>,
): void {
  const flag = columns.find(
    ({ name, type, distinct, minimum, maximum }) =>
      named.has(name) && type !== 'text' && distinct === 2 && Number(minimum) === 0 && Number(maximum) === 1,
  )
  const without = slots.filter(({ words }) => denial.test(words))
  const paired = without.every(({ words }) =>
    slots.some((other) => other.words === words.replace(denial, '').replace(/\s+/g, ' ').trim()),
  )
  if (flag === undefined || without.length === 0 || !paired) return
  for (const slot of slots)
    filters.set(slot, [
      { kind: 'compare', column: flag.name, operator: '=', value: without.includes(slot) ? 0 : 1 },
    ])
}

/** A number is named with its column: class 1. */
function formOf(value: string | number | boolean, column: string): string {
  if (typeof value === 'string') return spacedName(fold(value))
  const noun = spacedName(column).split(' ').at(-1) ?? ''
  return typeof value === 'number' ? `${noun.replace(/^p(?=class$)/u, '')} ${value}` : ''
}
