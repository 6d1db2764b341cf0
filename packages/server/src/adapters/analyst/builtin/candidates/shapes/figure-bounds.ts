import type { MeasureFunction } from '@auger/contract/plan'
import { isNumeric, type Column } from '../../../../../domain/table.ts'
import type { Having } from '../../draft.ts'
import type { Features } from '../features.ts'
import { gradeOf } from '../grade.ts'
import { cuesOfKind, type ColumnMention, type Cue, type NumberMention } from '../mention.ts'
import { isBeside } from '../word-order.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, unitsFrom, type Units } from '../units.ts'

/** A bound on a figure of each group, and the words that say it. */
export interface FigureBound {
  readonly having: readonly [Having]
  readonly units: Units
  /** Where the same figure is asked for too. */
  readonly asked: Units
  readonly features: Features
}

type Figure = ReturnType<typeof cuesOfKind<'measure'>>[number]

/** How far a column may stand behind the word for its figure, and the bound behind the column. */
const furthest = { column: 2, bound: 6 }
const firmName = 0.7
const mostColumns = 2

const bounded = new Set<MeasureFunction>(['mean', 'median', 'sum', 'minimum', 'maximum'])

/** "the streets whose average rent is above 900": not the rows are bounded, but what they come to. */
export function figureBounds(scene: Scene): readonly FigureBound[] {
  const { mentions, set } = scene
  const figures = cuesOfKind(mentions, 'measure').filter(
    ({ meaning, units }) => bounded.has(meaning.function) && !meets(units, set.units),
  )
  return cuesOfKind(mentions, 'compare').flatMap((compare) => {
    const number = numberBeside(scene, compare)
    if (number === undefined || meets(compare.units, set.units)) return []
    const start = Math.min(compare.start, number.start)
    return figures.flatMap((figure) =>
      columnsBetween(scene, figure.end, start).map((mention): FigureBound => ({
        asked: askedBeside(scene, figure, mention.column),
        having: [
          {
            measure: { function: figure.meaning.function, column: mention.column },
            operator: compare.meaning.operator,
            value: number.value,
          },
        ],
        units:
          figure.units |
          mention.units |
          compare.units |
          number.units |
          namedBetween(scene, unitsFrom(mention.end, start)),
        features: [
          ['having:figure', 1],
          [`having:figure:${gradeOf(mention)}`, 1],
        ],
      })),
    )
  })
}

const numberBeside = ({ mentions, set }: Scene, compare: Cue): NumberMention | undefined =>
  mentions.numbers.find(
    (number) =>
      isBeside(mentions.question, compare, number) && !meets(number.units, set.units | compare.units),
  )

/** What the figure may be of: a number named right behind it, with no other figure or number before the bound. */
function columnsBetween({ mentions, set }: Scene, from: number, until: number): readonly ColumnMention[] {
  const parts = [...mentions.numbers, ...cuesOfKind(mentions, 'measure')]
  return mentions.columns
    .filter(
      ({ column, quality, start, end, units }) =>
        isNumeric(column) &&
        quality >= firmName &&
        start >= from &&
        start - from <= furthest.column &&
        end <= until &&
        until - end <= furthest.bound &&
        !meets(units, set.units) &&
        !parts.some((part) => part.start >= end && part.end <= until),
    )
    .toSorted((a, b) => b.quality - a.quality || b.end - b.start - (a.end - a.start))
    .slice(0, mostColumns)
}

/** "the streets and their average rents, where the average rent is above 900" */
const askedBeside = ({ mentions, set }: Scene, bound: Figure, column: Column): Units =>
  cuesOfKind(mentions, 'measure')
    .filter((figure) => figure.start !== bound.start && figure.meaning.function === bound.meaning.function)
    .flatMap((figure) =>
      mentions.columns
        .filter(
          (mention) =>
            mention.column === column &&
            mention.quality >= firmName &&
            mention.start >= figure.end &&
            mention.start - figure.end <= furthest.column &&
            !meets(mention.units | figure.units, set.units | bound.units),
        )
        .map((mention) => mention.units | figure.units),
    )
    .reduce((sum, units) => sum | units, noUnits)

/** "the average rent by that street is above 900": the groups, said once more. */
const namedBetween = ({ mentions }: Scene, between: Units): Units =>
  [
    ...cuesOfKind(mentions, 'group'),
    ...mentions.columns.filter(({ column, quality }) => quality >= firmName && !isNumeric(column)),
  ].reduce((sum, { units }) => ((units & between) === units ? sum | units : sum), noUnits)
