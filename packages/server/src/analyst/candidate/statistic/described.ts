import type { AggregateFunction, DescribeFigure } from '@auger/contract/plan'
import { option } from '../draft.ts'
import { preparationIn } from './preparation.ts'
import { sensesWithin, type StatisticFigure } from './said.ts'
import {
  itemsOf,
  matchNotes,
  measured,
  tableIdOf,
  type NamedColumn,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

type FigureName = DescribeFigure['figure']

/** What columns are like: how they lie, what they lack, also of rows that were prepared. */
export const described: StatisticKind = (question) => {
  const { columns, said } = question
  const lacks = said.says('missing-share')
  const figured = lacks ? columns : measured(question)
  const [first] = figured
  if (first === undefined || figured.length < columns.length) return []
  const prepared = preparationIn(question, figured)
  const figures = figuresIn(question).filter(({ item }) => prepared?.used.includes(item) !== true)
  const isPlain = figures.every(({ isAggregate }) => isAggregate) && prepared?.part.length === 0
  if (prepared === undefined || figures.length === 0 || isPlain) return []
  const pairs = paired(figures, figured)
  if (pairs === undefined) return []
  return [
    option(
      {
        task: 'analysis',
        tableId: tableIdOf(first),
        ...(prepared.part.length === 0 ? {} : { preparation: prepared.part }),
        analysis: { kind: 'describe', figures: pairs.map((pair) => named(question, pair)) },
        ...(pairs.length === 1 ? { answer: { kind: 'figures' as const } } : {}),
      },
      [...itemsOf(columns), ...figures.map(({ item }) => item), ...prepared.used],
      ['statistic:described', ...prepared.notes, ...matchNotes(columns)],
      0,
    ),
  ]
}

interface SaidFigure {
  readonly item: number
  readonly figure: FigureName
  readonly isAggregate: boolean
}

const shapes: readonly (readonly [StatisticFigure, FigureName])[] = [
  ['skewness', 'skewness'],
  ['kurtosis', 'kurtosis'],
  ['standard-error', 'standard-error'],
  ['variation', 'coefficient-of-variation'],
  ['missing-share', 'missing-share'],
]

const aggregates: { readonly [Function in AggregateFunction]?: FigureName } = {
  count: 'count',
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  mode: 'mode',
  minimum: 'minimum',
  maximum: 'maximum',
  range: 'range',
  deviation: 'deviation',
  variance: 'variance',
}

/** In the order of the question. */
export function figuresIn({
  reading,
  said,
}: Pick<StatisticQuestion, 'reading' | 'said'>): readonly SaidFigure[] {
  const own = shapes.flatMap(([word, figure]) =>
    said.items(word).map((item) => ({ item, figure, isAggregate: false })),
  )
  const plain = said.aggregates.flatMap(({ item, function: name }) => {
    const figure = aggregates[name]
    return figure === undefined ? [] : [{ item, figure, isAggregate: true }]
  })
  return [...own, ...plain, ...spreadsIn({ reading, said })].toSorted((one, other) => one.item - other.item)
}

/** A deviation or variance that is said to be of a population or of a sample: the phrase says both. */
function spreadsIn({ reading, said }: Pick<StatisticQuestion, 'reading' | 'said'>): readonly SaidFigure[] {
  return said.items('population', 'sample').flatMap((item) => {
    const ofAll = said.items('population').includes(item)
    const figures = sensesWithin(reading, item).flatMap((sense) => {
      if (sense.kind !== 'aggregate') return []
      const { function: name } = sense
      if (name !== 'deviation' && name !== 'variance') return []
      return [ofAll ? (`population-${name}` as const) : name]
    })
    return [...new Set(figures)].map((figure) => ({ item, figure, isAggregate: false }))
  })
}

interface Pair {
  readonly figure: FigureName
  readonly column: NamedColumn
}

/** Every figure of every column, unless figures and columns take turns: the skewness of age and the kurtosis of height. */
function paired(
  figures: readonly SaidFigure[],
  columns: readonly NamedColumn[],
): readonly Pair[] | undefined {
  const runs = runsOf(figures, columns)
  const crossed = (some: readonly SaidFigure[], others: readonly NamedColumn[]): readonly Pair[] =>
    others.flatMap((column) => some.map(({ figure }) => ({ figure, column })))
  if (runs.length <= 3 && (figures.length === 1 || columns.length === 1 || runs.length === 2))
    return crossed(figures, columns)
  if (runs.length % 2 === 1) return undefined
  return Array.from({ length: runs.length / 2 }, (_, at) => [
    ...(runs[2 * at] ?? []),
    ...(runs[2 * at + 1] ?? []),
  ]).flatMap((members) =>
    crossed(
      members.flatMap((one) => ('figure' in one ? [one] : [])),
      members.flatMap((one) => ('ref' in one ? [one] : [])),
    ),
  )
}

type Member = SaidFigure | NamedColumn

/** Stretches of figures alone and of columns alone, in turn. */
function runsOf(
  figures: readonly SaidFigure[],
  columns: readonly NamedColumn[],
): readonly (readonly Member[])[] {
  const place = (one: Member): number => ('figure' in one ? one.item : one.index)
  const runs: Member[][] = []
  for (const one of [...figures, ...columns].toSorted((left, right) => place(left) - place(right))) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && 'figure' in last[0] === 'figure' in one) last.push(one)
    else runs.push([one])
  }
  return runs
}

const named = ({ words }: StatisticQuestion, { figure, column }: Pair): DescribeFigure => ({
  figure,
  column: column.ref,
  as: words.of(words.figures[figure], [column.column.name]),
})
