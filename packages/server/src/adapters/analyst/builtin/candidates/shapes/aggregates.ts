import { flag, type Features } from '../features.ts'
import type { MeasureFunction } from '../../../../../domain/plan.ts'
import { isNumeric, type Column } from '../../../../../domain/table.ts'
import { natureOf } from '../../../../../locales/index.ts'
import { textBetween } from '../../question.ts'
import { cuesOfKind, gap, type ColumnMention } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { LeadBy } from '../leads.ts'
import {
  contains,
  countOf,
  endOf as unitsEnd,
  meets,
  noUnits,
  startOf,
  unitsFrom,
  type Units,
} from '../units.ts'
import { measured, wishes, type Wish } from './cues.ts'
import type { Proposal } from './proposal.ts'

/** One figure over the rows, several of one column, or one of several columns. */
export function aggregates(scene: Scene): readonly Proposal[] {
  const all = wishes(scene)
  const told = inRow(
    scene,
    all.filter(({ said }) => said === 'measure' || said === 'superlative'),
  )
  return [
    ...all.flatMap((wish) => [...single(scene, wish), ...ofSeveral(scene, wish, all)]),
    ...(told.length > 1 && allDiffer(told) ? together(scene, told) : []),
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

/** Where several figures are wanted, one that nothing else can be meant by speaks for all. */
const saidFigure = (all: readonly Wish[]): Features =>
  all
    .filter(({ said }) => said === 'measure')
    .slice(0, 1)
    .map((wish) => [`aggregate:${wish.function}:measure`, 1])

/** The column that is named right beside a figure. */
const ownColumn = (scene: Scene, wish: Wish, distance: Distance): LeadBy | undefined =>
  measured(scene, wish)
    .filter(({ units }) => units !== noUnits)
    .map((of) => ({ of, away: distance(wish, of.units) }))
    .filter(({ away }) => away >= 0 && away <= farthestOwn)
    .sort((a, b) => a.away - b.away)[0]?.of

/** "average, lowest and highest": words that stand together, though what they are of may be said with each. */
const inRow = (scene: Scene, all: readonly Wish[]): readonly Wish[] =>
  [...all]
    .sort((a, b) => a.start - b.start)
    .filter((wish, at, list) => [list[at - 1], list[at + 1]].some((other) => isNext(scene, wish, other)))

const farthestNext = 2

function isNext({ mentions }: Scene, wish: Wish, other: Wish | undefined): boolean {
  if (other === undefined) return false
  const away = gap(wish, other)
  const between = unitsFrom(Math.min(wish.end, other.end), Math.max(wish.start, other.start))
  const isElsewhere = ({ column, units }: ColumnMention): boolean =>
    mentions.columns.some((mention) => mention.column === column && !meets(mention.units, units))
  const again = mentions.columns
    .filter((mention) => contains(between, mention.units) && isElsewhere(mention))
    .map(({ units }) => countOf(units))
  return away >= 0 && away - Math.max(0, ...again) <= farthestNext
}

/** A word may ask for the same figure in two ways. */
const allDiffer = (all: readonly Wish[]): boolean =>
  all.every((wish) =>
    all.every((other) => other.function !== wish.function || meets(other.units, wish.units)),
  )

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
      // Those above 150 are counted sooner than added up.
      ...flag('aggregate:sum:conditioned', wish.function === 'sum' && scene.set.columns.includes(column)),
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
    units: plain.reduce((sum, wish) => sum | wish.units, units | saidAgain(scene, column, plain)),
    features: [
      ['shape:aggregate', 1],
      ['aggregate:several', plain.length - 1],
      ...(areJoined(scene, plain) ? saidFigure(plain) : []),
      ...features,
    ],
  }))
}

/** "the total of the heaviest" asks for one. */
const areJoined = ({ mentions }: Scene, all: readonly Wish[]): boolean =>
  all.slice(1).every((wish, at) => {
    const before = all[at]
    return (
      before !== undefined &&
      (meets(before.units, wish.units) ||
        /[,、，]/.test(textBetween(mentions.question, before, wish)) ||
        cuesOfKind(mentions, 'joint').some(({ start, end }) => start >= before.end && end <= wish.start))
    )
  })

/** The column between the figures: the average age, the lowest age and the highest age. */
const saidAgain = ({ mentions }: Scene, column: Column, all: readonly Wish[]): Units =>
  mentions.columns
    .filter(
      (mention) =>
        mention.column === column &&
        all.some(({ end }) => mention.start >= end && mention.start - end <= farthestNext),
    )
    .reduce((units, mention) => units | mention.units, noUnits)
