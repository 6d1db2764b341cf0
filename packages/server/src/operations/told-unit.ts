import type { MeasureFunction } from '@auger/contract/plan'
import type { Column, ColumnUnit, Table } from '../domain/table.ts'
import { unitOfText } from '../domain/unit-of-text.ts'
import type { Shape } from './shape.ts'

/** What a figure of numbers counts, where it counts what they do: a variance is of their squares, a count of rows. */
const sameUnit: ReadonlySet<MeasureFunction> = new Set([
  'sum',
  'mean',
  'median',
  'minimum',
  'maximum',
  'range',
  'deviation',
])

interface Told {
  readonly shape: Shape
  readonly table: Table | undefined
}

/** What the numbers in a column of a result are told in; undefined where that is not known, or its name says it already. */
export function toldUnit({ shape, table }: Told, name: string): ColumnUnit | undefined {
  const measure = shape.group?.measures.find(({ as }) => as === name)
  if (measure?.unit !== undefined) return unitOfText(measure.unit)
  const of = measure === undefined ? name : sameUnit.has(measure.function) ? measure.column : undefined
  const column = table?.columns.find((one) => one.name === of)
  const unit = column?.unit
  if (column === undefined || unit === null || unit === undefined) return undefined
  return isFraction(column, unit) || says(name, unit) ? undefined : unit
}

/** Some files write of one what they call percent, and 0.05 % would be wrong there. */
const isFraction = ({ maximum }: Column, { kind }: ColumnUnit): boolean =>
  kind === 'percent' && !(Number(maximum) > 1)

const says = (name: string, { text }: ColumnUnit): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{S}%°]+|(?<=\p{S}|%)|(?=\p{S}|%)/u)
    .includes(text.toLowerCase())
