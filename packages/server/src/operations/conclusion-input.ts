import type { Cell } from '@auger/contract'
import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import {
  formatCell,
  formatMoney,
  formatNumber,
  formatPercent,
  fromCell,
  fromExpression,
  named,
  shown,
  withUnit,
  type Locale,
  type Phrase,
} from '../locales/index.ts'
import { labelOf } from './label.ts'
import type { Outcome, TypedColumn } from './outcome.ts'
import type { Shape } from './shape.ts'
import { spokenName } from './spoken-name.ts'
import { says, unitOf } from './units.ts'

/** How many rows name nothing in a table that they were joined with. */
export interface Unmatched {
  readonly title: string
  readonly count: number
}

/** Everything a conclusion speaks of. */
export interface ConclusionInput {
  readonly step: Step
  readonly shape: Shape
  readonly table: Table | undefined
  readonly outcome: Outcome
  readonly where: Phrase
  readonly unmatched: readonly Unmatched[]
  readonly locale: Locale
  /** One of several answers. */
  readonly beside: boolean
}

export function cellAt({ outcome }: ConclusionInput, row: number, column: string): Cell {
  return outcome.rows[row]?.[columnPlace(outcome.columns, column)] ?? null
}

export const columnPlace = (columns: readonly TypedColumn[], name: string): number =>
  columns.findIndex((column) => column.name === name)

export function isTime({ outcome }: ConclusionInput, column: string): boolean {
  const type = outcome.columns.find((candidate) => candidate.name === column)?.type
  return type === 'date' || type === 'timestamp'
}

/** A value of the result, bound to its cell, with its unit. Quantities have their thousands parted; years and codes do not. */
export function cellPhrase(input: ConclusionInput, row: number, column: string): Phrase {
  const type = input.outcome.columns.find((candidate) => candidate.name === column)?.type ?? 'text'
  const cell = cellAt(input, row, column)
  if (input.shape.group?.measures.some(({ as, percent }) => as === column && percent === true))
    return [fromCell(shown(formatPercent(cell, input.locale)), row, column)]
  const unit = cell === null ? null : unitOf(column, input.shape, input.table?.columns ?? [])
  const text =
    unit?.kind === 'currency' && typeof cell === 'number'
      ? formatMoney(cell, input.locale)
      : formatCell(cell, type, isQuantity(input, column), input.locale)
  const value = fromCell(shown(text), row, column)
  return unit === null || says(column, unit) ? [value] : withUnit(value, unit, input.locale)
}

function isQuantity({ shape, table }: ConclusionInput, column: string): boolean {
  if (shape.group?.measures.some(({ as }) => as === column)) return true
  return table?.columns.find((candidate) => candidate.name === column)?.role === 'measure'
}

/** What a row of a grouped result is called, bound to its key, or to all of them. */
export function labelPhrase(input: ConclusionInput, row: number): Phrase {
  const keys = input.shape.group?.by ?? []
  const cells = input.outcome.rows[row] ?? []
  const text = shown(labelOf(keys, input.outcome.columns, cells, input.locale))
  const [key, ...others] = keys
  if (key !== undefined && others.length === 0) return [fromCell(text, row, key.as)]
  return [fromExpression(text, `row ${row}: ${keys.map(({ as }) => as).join(', ')}`)]
}

export const columnPhrase = (column: string): Phrase => [named(spokenName(column), 'column name')]

export function countPhrase(input: ConclusionInput, count: number, expression: string): Phrase {
  return [fromExpression(formatNumber(count, input.locale), expression)]
}
