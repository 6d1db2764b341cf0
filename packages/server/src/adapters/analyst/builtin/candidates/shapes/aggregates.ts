import { flag } from '../features.ts'
import type { MeasureFunction } from '../../../../../domain/plan.ts'
import { isNumeric } from '../../../../../domain/table.ts'
import { natureOf } from '../../../../../locales/index.ts'
import { gap } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { LeadBy } from '../leads.ts'
import { meets, noUnits, startOf, type Units } from '../units.ts'
import { measured, wishes, type Wish } from './cues.ts'
import type { Proposal } from './proposal.ts'

/** One figure over the rows, several of one column, or one of several columns. */
export function aggregates(scene: Scene): readonly Proposal[] {
  const all = wishes(scene)
  const told = inRow(all.filter(({ said }) => said === 'measure' || said === 'superlative'))
  return [
    ...all.flatMap((wish) => [...single(scene, wish), ...ofSeveral(scene, wish)]),
    ...(told.length > 1 ? together(scene, told) : []),
    ...eachItsOwn(scene, all),
  ]
}

const farthestOwn = 3

/** "the lowest fee and the highest age": two figures, each of the column that stands behind it. */
function eachItsOwn(scene: Scene, all: readonly Wish[]): readonly Proposal[] {
  const told = all
    .filter(({ said }) => said === 'measure' || said === 'superlative' || said === 'most')
    .map((wish) => ({ wish, of: ownColumn(scene, wish) }))
    .flatMap(({ wish, of }) => (of === undefined ? [] : [{ wish, of }]))
    .sort((a, b) => a.wish.start - b.wish.start)
  return told.flatMap((first, at) =>
    told
      .slice(at + 1)
      .filter(
        (second) =>
          second.of.column !== first.of.column &&
          second.wish.function !== first.wish.function &&
          !meets(first.of.units | first.wish.units, second.of.units | second.wish.units),
      )
      .map((second): Proposal => ({
        want: {
          kind: 'measures',
          keys: [],
          measures: [first, second].map(({ wish, of }) => ({ function: wish.function, column: of.column })),
          lead: undefined,
        },
        units: first.wish.units | first.of.units | second.wish.units | second.of.units,
        features: [['shape:aggregate', 1], ['aggregate:each-own', 1], ...first.of.features],
      })),
  )
}

/** The column that is named right behind a figure. */
const ownColumn = (scene: Scene, wish: Wish): LeadBy | undefined =>
  measured(scene, wish)
    .filter(({ units }) => units !== noUnits)
    .map((of) => ({ of, distance: startOf(of.units) - wish.end }))
    .filter(({ distance }) => distance >= 0 && distance <= farthestOwn)
    .sort((a, b) => a.distance - b.distance)[0]?.of

/** "average, lowest and highest": words that stand together. */
const inRow = (all: readonly Wish[]): readonly Wish[] =>
  [...all]
    .sort((a, b) => a.start - b.start)
    .filter((wish, at, list) =>
      [list[at - 1], list[at + 1]].some(
        (other) => other !== undefined && gap(wish, other) >= 0 && gap(wish, other) <= 2,
      ),
    )

/** "the average age and height" */
function ofSeveral(scene: Scene, wish: Wish): readonly Proposal[] {
  const columns = measured(scene, wish).filter(({ units }) => units !== noUnits)
  return columns.flatMap((first, at) =>
    columns
      .slice(at + 1)
      .filter((second) => isEachNamed(first.units, second.units))
      .map((second): Proposal => ({
        want: {
          kind: 'measures',
          keys: [],
          measures: [first, second]
            .sort((a, b) => (a.units < b.units ? -1 : 1))
            .map(({ column }) => ({ function: wish.function, column })),
          lead: undefined,
        },
        units: first.units | second.units | wish.units,
        features: [
          ['shape:aggregate', 1],
          ['aggregate:of-several', 1],
          ...flag('aggregate:of-several:shared', meets(first.units, second.units)),
          [`aggregate:${wish.function}:${wish.said}`, 1],
          ...first.features,
        ],
      })),
  )
}

/** "the ages of losers and winners": a word may be said once for both. */
const isEachNamed = (first: Units, second: Units): boolean =>
  (first & ~second) !== noUnits && (second & ~first) !== noUnits

const single = (scene: Scene, wish: Wish): readonly Proposal[] =>
  measured(scene, wish).map(({ column, direction, units, features }) => ({
    want: {
      kind: 'measures',
      keys: [],
      measures: [{ function: isEnd(wish) ? endOf(direction) : wish.function, column }],
      lead: undefined,
    },
    units: units | wish.units,
    features: [
      ['shape:aggregate', 1],
      [`aggregate:${wish.function}:${wish.said}`, 1],
      ...features,
      ...flag('aggregate:sum:intensive', wish.function === 'sum' && natureOf(column.name) === 'intensive'),
      ...flag('aggregate:unconditional', scene.set.conditions.length === 0),
    ],
  }))

const endOf = (direction: 'high' | 'low'): MeasureFunction => (direction === 'high' ? 'maximum' : 'minimum')

const isEnd = ({ function: measure }: Wish): boolean => measure === 'minimum' || measure === 'maximum'

function together(scene: Scene, plain: readonly Wish[]): readonly Proposal[] {
  const last = plain.at(-1)
  if (last === undefined) return []
  const fitting = measured(scene, last).filter(({ column }) => isNumeric(column) || plain.every(isEnd))
  return fitting.map(({ column, units, features }) => ({
    want: {
      kind: 'measures',
      keys: [],
      measures: plain.map((wish) => ({ function: wish.function, column })),
      lead: undefined,
    },
    units: plain.reduce((sum, wish) => sum | wish.units, units),
    features: [['shape:aggregate', 1], ['aggregate:several', plain.length - 1], ...features],
  }))
}
