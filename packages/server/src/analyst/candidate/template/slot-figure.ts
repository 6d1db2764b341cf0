import type { AggregateFunction } from '@auger/contract/plan'
import { oncePer } from '../../../domain/once-per.ts'
import { coversOf } from '../cover.ts'
import { readCover } from '../read-cover.ts'
import { saysAny, senseOf, type Reading } from '../reading.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Scene, SceneSlot } from '../scene.ts'
import { saidIn, type StatisticFigure } from '../statistic/said.ts'
import type { Prose } from './prose.ts'

export type SlotTerm = StatisticFigure | AggregateFunction | 'missing'

/** What says most of a slot first: of "correlation p-value" the p-value. */
const ranking: readonly SlotTerm[] = [
  ...(['root-mean-squared-error', 'mean-squared-error', 'mean-absolute-error', 'r-squared'] as const),
  ...([
    'accuracy',
    'p-value',
    'statistic',
    'degrees',
    'skewness',
    'kurtosis',
    'interquartile-range',
  ] as const),
  ...(['standard-error', 'variation', 'covariance', 'median', 'deviation', 'variance', 'mean'] as const),
  ...(['percentile', 'quartile', 'missing-share', 'missing', 'range', 'outlier', 'intercept'] as const),
  ...(['coefficient', 'pearson', 'spearman', 'kendall', 'correlation', 'mode', 'sum'] as const),
  ...(['minimum', 'maximum', 'count'] as const),
]

export interface SlotFigure {
  readonly term: SlotTerm
  /** Whether the slot's own name says it. */
  readonly own: boolean
}

/** What a slot asks for, by its name, by what stands in its place, by what is said of it. */
export function slotFigure(
  { words, hint, description }: SceneSlot,
  { named, reading }: Prose,
): SlotFigure | undefined {
  const known = new Set(named.map(({ ref }) => ref))
  const lacks = reading.items.some((item) => senseOf(item, 'missing') !== undefined)
  for (const scene of [words, hint, description]) {
    const shares = readingOf(scene).items.some((item) => saysAny(item, ['share', 'percent']))
    const said = [
      ...termsIn(readingOf(scene)).filter((term) => !isOfName(scene, term, known)),
      ...(shares && lacks ? (['missing-share'] as const) : []),
    ]
    const term = ranking.find((one) => said.includes(one))
    if (term !== undefined) return { term, own: scene === words }
  }
  return undefined
}

/** The least and the most are words of a column's name where the slot says more of it: rain_max. */
function isOfName(scene: Scene, term: SlotTerm, known: ReadonlySet<ColumnRef>): boolean {
  if (term !== 'minimum' && term !== 'maximum') return false
  const { items } = readingOf(scene)
  return items.some(
    (item) =>
      senseOf(item, 'aggregate')?.function === term &&
      scene.links.some(
        ({ from, until, to }) =>
          to.kind === 'column' &&
          known.has(to.column) &&
          from <= item.from &&
          item.until <= until &&
          until - from > 1,
      ),
  )
}

export function termsIn(reading: Reading): readonly SlotTerm[] {
  const { figures, aggregates, says } = saidIn(reading)
  return [
    ...figures,
    ...(says('coefficient') ? (['coefficient'] as const) : []),
    ...(says('correlation') ? (['correlation'] as const) : []),
    ...(says('outlier') ? (['outlier'] as const) : []),
    ...aggregates.map(({ function: name }) => name),
    ...reading.items.flatMap((item): readonly SlotTerm[] => [
      ...(senseOf(item, 'missing') === undefined ? [] : (['missing'] as const)),
      ...(senseOf(item, 'quantity') === undefined ? [] : (['count'] as const)),
    ]),
  ]
}

/** The cheapest reading of a text. */
export const readingOf = oncePer((scene: Scene): Reading => {
  const [cover = { items: [], leftover: [], cost: 0 }] = coversOf(scene.tokens, scene.links)
  return readCover(scene, cover)
})
