import type { MeasureFunction } from '../domain/plan.ts'
import { fold, type Column } from '../domain/table.ts'
import { locales, unitsOf, type Locale } from '../locales/index.ts'

/** Whether amounts of a column add up to something: sales do, prices and ages do not. */
export function naturalMeasure(column: Column, _locale: Locale): MeasureFunction {
  return isIntensive(column.name) ? 'mean' : 'sum'
}

function isIntensive(name: string): boolean {
  const words = unitsOf(name.replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2').replace(/_/g, ' ')).map(
    (unit) => unit.folded,
  )
  const folded = fold(name)
  return locales.some(({ hears }) =>
    hears.intensive.some((word) =>
      /\p{Script=Han}/u.test(word) ? folded.includes(word) : words.includes(word),
    ),
  )
}
