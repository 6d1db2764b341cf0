import type { Column } from '../../../domain/table.ts'
import { locales } from '../../../locales/index.ts'
import { formOf } from './form.ts'
import { meaning, says, type Item } from './item.ts'

export interface UnitOfMeasure {
  readonly of: string
  readonly size: number
}

/** The unit that the name of a column states: "Delay (min)" is in minutes. */
export function unitOf(column: Column): UnitOfMeasure | undefined {
  const form = ` ${formOf(column.name)} `
  for (const { hears } of locales)
    for (const { meaning: known, phrases } of hears.words)
      if (
        known.kind === 'unit' &&
        phrases.some((phrase) =>
          form.includes(/\p{Script=Han}/u.test(phrase) ? phrase : ` ${formOf(phrase)} `),
        )
      )
        return { of: known.of, size: known.size }
  return undefined
}

/** The unit that a word of the question states. */
export function unitSaid(item: Item | undefined): UnitOfMeasure | undefined {
  const said = meaning(item, 'unit')
  if (said !== undefined) return { of: said.of, size: said.size }
  return says(item, 'grain') && meaning(item, 'grain')?.grain === 'day'
    ? { of: 'time', size: 86_400 }
    : undefined
}

/** How many of the column's units one of those said is; undefined when they measure different things. */
export function factorTo(column: Column, said: UnitOfMeasure): number | undefined {
  const own = unitOf(column)
  if (own === undefined) return 1
  return own.of === said.of ? said.size / own.size : undefined
}
