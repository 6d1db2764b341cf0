import type { AggregateFunction, ChartWish, Condition } from '@auger/contract/plan'
import { coversOf } from '../candidate/cover.ts'
import { readCover } from '../candidate/read-cover.ts'
import type { Item } from '../candidate/cover.ts'
import { senseOf, type Reading } from '../candidate/reading.ts'
import { columnOf, isMeasure, type Scene } from '../candidate/scene.ts'
import { isHarmless } from '../candidate/unused.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import type { SenseKind } from '../lexicon/sense.ts'

/** A picture that is asked for in so many words, with all that the words say of it. */
export interface AskedPicture {
  /** Absent where none was named. */
  readonly wish?: ChartWish
  /** How something is distributed is asked for. */
  readonly isDistribution: boolean
  /** One column is set against another: price against quantity. */
  readonly isAgainst: boolean
  /** By something, for each of something. */
  readonly isParted: boolean
  /** In the order of the question. */
  readonly columns: readonly ColumnRef[]
  readonly aggregate?: AggregateFunction
  readonly filters: readonly Condition[]
  readonly reading: Reading
  readonly cost: number
}

/** The readings in which every word says which picture, of which columns and rows, or nothing of its own; the cheapest first. */
export function askedPictures(scene: Scene): readonly AskedPicture[] {
  const isNamed = scene.links.some(({ to }) => to.kind === 'sense' && naming.has(to.sense.kind))
  if (scene.template !== undefined || !isNamed) return []
  return coversOf(scene.tokens, scene.links)
    .map((cover) => readCover(scene, cover))
    .flatMap((reading) => askedIn(reading) ?? [])
    .toSorted((one, other) => one.cost - other.cost)
}

const naming: ReadonlySet<string> = new Set<SenseKind>(['chart', 'statistic', 'versus'])

function askedIn(reading: Reading): AskedPicture | undefined {
  const { cover, scene, rest, items, count, horizon, slots } = reading
  const isLeft = cover.leftover.some((at) => scene.tokens[at]?.kind !== 'sign')
  const chosen = slots.map(({ choices }) => choices.find(({ condition }) => isChoice(scene, condition)))
  if (isLeft || count !== undefined || horizon !== undefined) return undefined
  if (chosen.some((one) => one === undefined) || !rest.every((index) => isPlain(items[index])))
    return undefined
  const absorbed = new Set(chosen.flatMap((one) => one?.absorbs ?? []))
  const said = rest.flatMap((index) => (absorbed.has(index) ? [] : (items[index] ?? [])))
  const wishes = said.flatMap((item) => senseOf(item, 'chart')?.chart ?? [])
  const wish = wishes.find((one) => one !== 'auto') ?? wishes[0]
  const [aggregate, ...others] = said.flatMap((item) => aggregateOf(item) ?? [])
  const columns = said.flatMap((item) =>
    item.kind === 'thing' && item.to.kind === 'column' ? [item.to.column] : [],
  )
  if (others.length > 0 || new Set(columns).size < columns.length) return undefined
  return {
    ...(wish === undefined ? {} : { wish }),
    isDistribution: said.some(isDistribution),
    isAgainst: isBetweenColumns(said),
    isParted: said.some((item) => senseOf(item, 'group') !== undefined),
    columns,
    ...(aggregate === undefined ? {} : { aggregate }),
    filters: chosen.flatMap((one) => one?.condition ?? []),
    reading,
    cost: cover.cost,
  }
}

/** Whether it chooses rows. Which have exactly so much of a measure is hardly drawn: such a number is a year, or something else. */
const isChoice = (scene: Scene, condition: Condition | undefined): boolean =>
  condition !== undefined &&
  !(
    condition.kind === 'compare' &&
    condition.operator === '=' &&
    isMeasure(columnOf(scene, condition.column))
  )

/** Whether it is understood here: what a picture is of, how it is parted, or what adds nothing. */
const isPlain = (item: Item | undefined): boolean => {
  if (item === undefined) return false
  if (item.kind === 'thing') return item.to.kind === 'column' || item.to.kind === 'table'
  return isDistribution(item) || item.senses.some(({ kind }) => understood.has(kind) || isHarmless(kind))
}

const understood: ReadonlySet<string> = new Set<SenseKind>([
  'chart',
  'versus',
  'group',
  'within',
  'aggregate',
  'grain',
  'between',
])

const isDistribution = (item: Item): boolean =>
  item.kind === 'senses' &&
  item.senses.some((sense) => sense.kind === 'statistic' && sense.figure === 'distribution')

/** An article or a verb that may also say how something is summed up does not. */
const aggregateOf = (item: Item): AggregateFunction | undefined =>
  senseOf(item, 'function') === undefined ? senseOf(item, 'aggregate')?.function : undefined

function isBetweenColumns(said: readonly Item[]): boolean {
  const isColumn = (item: Item): boolean => item.kind === 'thing' && item.to.kind === 'column'
  const at = said.findIndex((item) => senseOf(item, 'versus') !== undefined)
  return (
    at > 0 &&
    said.slice(0, at).some(isColumn) &&
    said.slice(at).some((item) => isColumn(item) || isGrain(item))
  )
}

const isGrain = (item: Item): boolean => senseOf(item, 'grain') !== undefined
