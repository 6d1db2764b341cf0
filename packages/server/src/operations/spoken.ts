import type { Cell } from '@auger/contract'
import type { Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import {
  formatCell,
  formatNumber,
  fromCell,
  fromExpression,
  named,
  shown,
  type Locale,
  type Phrase,
} from '../locales/index.ts'
import { labelOf } from './label.ts'
import type { Outcome, TypedColumn } from './outcome.ts'
import type { Shape } from './shape.ts'

/** Everything a conclusion speaks of. */
export interface Spoken {
  readonly step: Step
  readonly shape: Shape
  readonly table: Table | undefined
  readonly outcome: Outcome
  readonly where: Phrase
  readonly locale: Locale
}

export function cellAt({ outcome }: Spoken, row: number, column: string): Cell {
  return outcome.rows[row]?.[columnPlace(outcome.columns, column)] ?? null
}

export const columnPlace = (columns: readonly TypedColumn[], name: string): number =>
  columns.findIndex((column) => column.name === name)

export function isTime({ outcome }: Spoken, column: string): boolean {
  const type = outcome.columns.find((candidate) => candidate.name === column)?.type
  return type === 'date' || type === 'timestamp'
}

/** A value of the result, bound to its cell. Quantities have their thousands parted; years and codes do not. */
export function cellPhrase(matter: Spoken, row: number, column: string): Phrase {
  const type = matter.outcome.columns.find((candidate) => candidate.name === column)?.type ?? 'text'
  const text = formatCell(cellAt(matter, row, column), type, isQuantity(matter, column), matter.locale)
  return [fromCell(shown(text), row, column)]
}

function isQuantity({ shape, table }: Spoken, column: string): boolean {
  if (shape.group?.measures.some(({ as }) => as === column)) return true
  return table?.columns.find((candidate) => candidate.name === column)?.role === 'measure'
}

/** What a row of a grouped result is called, bound to its key, or to all of them. */
export function labelPhrase(matter: Spoken, row: number): Phrase {
  const keys = matter.shape.group?.by ?? []
  const cells = matter.outcome.rows[row] ?? []
  const text = shown(labelOf(keys, matter.outcome.columns, cells, matter.locale))
  const [key, ...others] = keys
  if (key !== undefined && others.length === 0) return [fromCell(text, row, key.as)]
  return [fromExpression(text, `row ${row}: ${keys.map(({ as }) => as).join(', ')}`)]
}

export const columnPhrase = (column: string): Phrase => [named(column, 'column name')]

export function countPhrase(matter: Spoken, count: number, expression: string): Phrase {
  return [fromExpression(formatNumber(count, matter.locale), expression)]
}
