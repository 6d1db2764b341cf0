import { isNumeric, type Column } from '../../../domain/table.ts'
import { statisticsWords, type StatisticsWords } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Match } from '../../link/link.ts'
import type { Option } from '../draft.ts'
import type { FilterChoice, Reading } from '../reading.ts'
import { columnOf } from '../scene.ts'
import type { Thing } from '../things.ts'
import type { Said } from './said.ts'

/** A reading with what in it may be of statistics, once what chooses rows is known. */
export interface StatisticQuestion {
  readonly reading: Reading
  readonly said: Said
  /** In the order of the question, each once, without those that choose rows. */
  readonly columns: readonly NamedColumn[]
  readonly filters: readonly FilterChoice[]
  readonly words: StatisticsWords
}

export interface NamedColumn {
  readonly ref: ColumnRef
  readonly column: Column
  /** Of its item. */
  readonly index: number
  readonly match: Match
  /** The item that says that rows are parted by it. */
  readonly group?: number
}

/** What a frame says of a statistic; the rest of it is as ever. */
export type StatisticFrame = Pick<Frame, 'task' | 'tableId'> & Partial<Frame>

/** One kind of statistic: the frames that the question may mean by it. */
export type StatisticKind = (question: StatisticQuestion) => readonly Option<StatisticFrame>[]

export function statisticQuestion(
  reading: Reading,
  said: Said,
  things: readonly Thing[],
  filters: readonly FilterChoice[],
): StatisticQuestion {
  const columns: NamedColumn[] = []
  for (const { to, index, marks } of things) {
    if (to.kind !== 'column' || columns.some(({ ref }) => ref === to.column)) continue
    columns.push({
      ref: to.column,
      column: columnOf(reading.scene, to.column),
      index,
      match: to.match,
      ...(marks.group === undefined ? {} : { group: marks.group }),
    })
  }
  return { reading, said, columns, filters, words: statisticsWords(reading.scene.asked.language) }
}

/** The columns that can be computed with, unless rows are parted by them. */
export const measured = ({ columns }: StatisticQuestion): readonly NamedColumn[] =>
  columns.filter((one) => isMeasured(one) && one.group === undefined)

export const isMeasured = ({ column }: NamedColumn): boolean => isNumeric(column) && column.nature !== 'key'

/** The columns whose values part rows: those that are no numbers, or are said to. */
export const parting = ({ columns }: StatisticQuestion): readonly NamedColumn[] =>
  columns.filter((one) => one.group !== undefined || !isNumeric(one.column))

export const tableIdOf = ({ ref }: NamedColumn): string => placeOf(ref).tableId

/** The items of columns with those that say that rows are parted by them. */
export const itemsOf = (columns: readonly NamedColumn[]): readonly number[] =>
  columns.flatMap(({ index, group }) => (group === undefined ? [index] : [index, group]))

export const matchNotes = (columns: readonly NamedColumn[]): readonly string[] =>
  columns.map(({ match }) => `metric:match:${match}`)
