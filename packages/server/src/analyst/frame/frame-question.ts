import type { AnalystQuestion } from '../../ports/analyst.ts'
import type { Column, Table } from '../../domain/table.ts'
import { localeFor, type Locale } from '../../locales/index.ts'
import { placeOf, type ColumnRef } from './column-ref.ts'
import { FrameProblem } from './frame-problem.ts'

/** What a frame is compiled over. The language is that of the names that the plan gives; English unless told. */
export type FrameQuestion = Pick<AnalystQuestion, 'tables' | 'relations' | 'totals' | 'definitions'> &
  Partial<Pick<AnalystQuestion, 'today' | 'language'>>

export const localeOf = ({ language = 'EN' }: Pick<FrameQuestion, 'language'>): Locale =>
  localeFor(language).locale

export function tableOf(tableId: string, { tables }: Pick<FrameQuestion, 'tables'>): Table {
  const table = tables.find(({ id }) => id === tableId)
  if (table === undefined) throw new FrameProblem(`there is no table "${tableId}"`)
  return table
}

/** The column that a reference is of; undefined where the text is none, such as the name of a metric. */
export function columnAt(ref: ColumnRef, { tables }: Pick<FrameQuestion, 'tables'>): Column | undefined {
  const { tableId, column } = placeOf(ref)
  return tables.find(({ id }) => id === tableId)?.columns.find(({ name }) => name === column)
}

export function requireColumn(ref: ColumnRef, question: Pick<FrameQuestion, 'tables'>): Column {
  const column = columnAt(ref, question)
  if (column === undefined) throw new FrameProblem(`there is no column "${ref}"`)
  return column
}
