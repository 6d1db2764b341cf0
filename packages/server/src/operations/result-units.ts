import { inputTable } from '../domain/input-table.ts'
import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import type { TypedColumn } from './outcome.ts'
import { shapeOf } from './shape.ts'
import { unitOf } from './units.ts'

/** What the columns of a result count, by name. */
export function resultUnits(
  step: Step,
  tables: readonly Table[],
  columns: readonly TypedColumn[],
): ReadonlyMap<string, string> {
  const shape = shapeOf(step)
  const source = inputTable(step.input, tables)?.columns ?? []
  return new Map(
    columns.flatMap(({ name }) => {
      const percent = shape.group?.measures.some((measure) => measure.as === name && measure.percent === true)
      const unit = percent === true ? '%' : unitOf(name, shape, source)?.text
      return unit === undefined ? [] : [[name, unit] as const]
    }),
  )
}
