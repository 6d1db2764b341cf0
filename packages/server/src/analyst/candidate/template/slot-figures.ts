import type { DescribeFigure } from '@auger/contract/plan'
import { option } from '../draft.ts'
import { columnOf } from '../scene.ts'
import { figuresIn } from '../statistic/described.ts'
import { preparationIn } from '../statistic/preparation.ts'
import {
  isMeasured,
  itemsOf,
  matchNotes,
  measured,
  tableIdOf,
  type NamedColumn,
  type StatisticKind,
  type StatisticQuestion,
} from '../statistic/statistic-question.ts'
import { slotWish, type SlotWish } from './slot-wish.ts'

interface SlotFigure extends Pick<DescribeFigure, 'figure' | 'share'> {
  readonly column: NamedColumn
}

/** Figures of columns, one for each slot of the answer that is wanted, over the rows and the preparation of the question. */
export const slotFigures: StatisticKind = (question) => {
  const slots = question.reading.scene.template?.slots ?? []
  const figures = slots.map(({ words }) => figureOf(question, slotWish(words)))
  const known = figures.filter((figure) => figure !== undefined)
  const [first] = known
  if (first === undefined || known.length < figures.length) return []
  const columns = [...new Map(known.map(({ column }) => [column.ref, column])).values()]
  const prepared = preparationIn(question, columns)
  if (prepared === undefined || columns.some((column) => tableIdOf(column) !== tableIdOf(first.column)))
    return []
  const said = figuresIn(question).filter(({ figure }) => known.some((one) => one.figure === figure))
  const named = question.columns.filter(({ ref }) => columns.some((column) => column.ref === ref))
  return [
    option(
      {
        task: 'analysis',
        tableId: tableIdOf(first.column),
        ...(prepared.part.length === 0 ? {} : { preparation: prepared.part }),
        analysis: { kind: 'describe', figures: known.map((figure) => describeFigure(question, figure)) },
      },
      [...itemsOf(named), ...said.map(({ item }) => item), ...placeItems(question), ...prepared.used],
      ['statistic:described', ...prepared.notes, ...matchNotes(columns)],
      0,
    ),
  ]
}

/** The column is that of the slot's own words, else the only one that the question names. */
function figureOf(question: StatisticQuestion, wish: SlotWish | undefined): SlotFigure | undefined {
  const [figure, ...others] = wish?.figures ?? []
  if (wish === undefined || figure === undefined || others.length > 0) return undefined
  const [own, ...more] = wish.columns
  const [only, ...rest] = measured(question)
  if (more.length > 0 || (own === undefined && rest.length > 0)) return undefined
  const column = own === undefined ? only : columnNamed(question, own)
  if (column === undefined) return undefined
  const lacks = figure.figure === 'missing' || figure.figure === 'missing-share'
  return lacks || isMeasured(column) ? { ...figure, column } : undefined
}

const columnNamed = ({ columns, reading: { scene } }: StatisticQuestion, ref: string): NamedColumn =>
  columns.find((one) => one.ref === ref) ?? { ref, column: columnOf(scene, ref), index: -1, match: 'exact' }

function describeFigure({ words }: StatisticQuestion, { figure, share, column }: SlotFigure): DescribeFigure {
  const name = share === undefined ? words.figures[figure] : `${words.figures[figure]} ${share * 100}`
  return {
    figure,
    column: column.ref,
    ...(share === undefined ? {} : { share }),
    as: words.of(name, [column.column.name]),
  }
}

const placeItems = ({ said }: StatisticQuestion): readonly number[] =>
  said.items('percentile', 'decile', 'quartile', 'interquartile-range')
