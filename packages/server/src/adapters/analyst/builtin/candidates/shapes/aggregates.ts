import { flag } from '../features.ts'
import type { MeasureFunction } from '@auger/contract/plan'
import { natureOf } from '../../../../../locales/index.ts'
import type { Scene } from '../scene.ts'
import type { LeadBy } from '../leads.ts'
import { endOf as unitsEnd, meets, noUnits, startOf, type Units } from '../units.ts'
import { isEnd, measured, wishes, type Wish } from './cues.ts'
import { figuresInRow, saidFigure } from './figures-in-row.ts'
import type { Proposal } from './proposal.ts'

/** One figure over the rows, several of one column, or one of several columns. */
export function aggregates(scene: Scene): readonly Proposal[] {
  const all = wishes(scene)
  return [
    ...all.flatMap((wish) => [...single(scene, wish), ...ofSeveral(scene, wish, all)]),
    ...figuresInRow(scene, all),
    ...eachItsOwn(scene, all, columnBehind),
    ...eachItsOwn(scene, all, columnBefore),
  ]
}

const farthestOwn = 3

type Distance = (wish: Wish, units: Units) => number

const columnBehind: Distance = (wish, units) => startOf(units) - wish.end
const columnBefore: Distance = (wish, units) => wish.start - unitsEnd(units)

/** "the lowest fee and the highest age": two figures, each of the column beside it, on the one side or on the other. */
function eachItsOwn(scene: Scene, all: readonly Wish[], distance: Distance): readonly Proposal[] {
  const told = all
    .filter(({ said }) => said === 'measure' || said === 'superlative' || said === 'most')
    .map((wish) => ({ wish, of: ownColumn(scene, wish, distance) }))
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
        features: [
          ['shape:aggregate', 1],
          ['aggregate:each-own', 1],
          ...saidFigure([first.wish, second.wish]),
          ...first.of.features,
        ],
      })),
  )
}

/** The column that is named right beside a figure. */
const ownColumn = (scene: Scene, wish: Wish, distance: Distance): LeadBy | undefined =>
  measured(scene, wish)
    .filter(({ units }) => units !== noUnits)
    .map((of) => ({ of, away: distance(wish, of.units) }))
    .filter(({ away }) => away >= 0 && away <= farthestOwn)
    .sort((a, b) => a.away - b.away)[0]?.of

/** "the average age and height", "the average age and the average height" */
function ofSeveral(scene: Scene, wish: Wish, all: readonly Wish[]): readonly Proposal[] {
  const again = all
    .filter((other) => other.function === wish.function && other.said === wish.said)
    .reduce((units, other) => units | other.units, noUnits)
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
        units: first.units | second.units | again,
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
      measures: [{ function: isEnd(wish.function) ? endOf(direction) : wish.function, column }],
      lead: undefined,
    },
    units: units | wish.units,
    features: [
      ['shape:aggregate', 1],
      [`aggregate:${wish.function}:${wish.said}`, 1],
      ...features,
      ...flag('aggregate:sum:intensive', wish.function === 'sum' && natureOf(column.name) === 'intensive'),
      ...flag('aggregate:unconditional', scene.set.conditions.length === 0),
      // Those above 150 are counted sooner than added up.
      ...flag('aggregate:sum:conditioned', wish.function === 'sum' && scene.set.columns.includes(column)),
    ],
  }))

const endOf = (direction: 'high' | 'low'): MeasureFunction => (direction === 'high' ? 'maximum' : 'minimum')
