import { isNumeric, type Column } from '../../../../../domain/table.ts'
import type { Features } from '../features.ts'
import { areListed, gap, type ColumnMention } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { contains, countOf, meets, noUnits, unitsFrom, type Units } from '../units.ts'
import { isEnd, measured, type Wish } from './cues.ts'
import type { Proposal } from './proposal.ts'

/** Several figures of one column. */
export function figuresInRow(scene: Scene, all: readonly Wish[]): readonly Proposal[] {
  const told = inRow(
    scene,
    all.filter(({ said }) => said === 'measure' || said === 'superlative'),
  )
  return told.length > 1 && allDiffer(told) ? together(scene, told) : []
}

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

function together(scene: Scene, plain: readonly Wish[]): readonly Proposal[] {
  const last = plain.at(-1)
  if (last === undefined) return []
  const fitting = measured(scene, last).filter(
    ({ column }) => isNumeric(column) || plain.every((wish) => isEnd(wish.function)),
  )
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
    return before !== undefined && (meets(before.units, wish.units) || areListed(mentions, before, wish))
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

/** Where several figures are wanted, one that nothing else can be meant by speaks for all. */
export const saidFigure = (all: readonly Wish[]): Features =>
  all
    .filter(({ said }) => said === 'measure')
    .slice(0, 1)
    .map((wish) => [`aggregate:${wish.function}:measure`, 1])
