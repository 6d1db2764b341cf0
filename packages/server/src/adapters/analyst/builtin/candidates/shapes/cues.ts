import type { MeasureFunction } from '@auger/contract/plan'
import { isNumeric, isTemporal, type Column } from '../../../../../domain/table.ts'
import { addsUp } from '../../adds-up.ts'
import { tellsTime } from '../../tells-time.ts'
import type { Features } from '../features.ts'
import { askedOf } from '../hints.ts'
import { isKey, leadColumns, leads, type LeadBy } from '../leads.ts'
import { cuesOfKind, gap } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, stretchOf, type Units } from '../units.ts'

export const quantities = (scene: Scene) =>
  cuesOfKind(scene.mentions, 'quantity').filter((cue) => !meets(cue.units, scene.set.units))

/** A word that asks for a figure. */
export interface Wish {
  readonly function: MeasureFunction
  readonly start: number
  readonly end: number
  readonly units: Units
  readonly of: readonly string[]
  /** Of a first or last: whether it is one of times, whose first is the lowest. */
  readonly timed?: boolean
  readonly said: 'measure' | 'superlative' | 'most' | 'rank' | 'frequent' | 'comparative' | 'quantity'
}

export function wishes(scene: Scene): readonly Wish[] {
  const asked = askedOf(scene)
  return [
    ...cuesOfKind(scene.mentions, 'measure')
      .filter(({ units, meaning }) => !meets(units, scene.set.units) && !isCount(meaning.function))
      .map(({ start, end, units, meaning }) => ({
        function: meaning.function,
        start,
        end,
        units,
        of: asked,
        said: 'measure' as const,
      })),
    ...leads(scene)
      .filter(
        ({ kind, limit, offset }) =>
          kind !== 'frequent' && kind !== 'comparative' && limit === undefined && offset === undefined,
      )
      .flatMap(({ start, end, units, of, kind, direction, position }) => {
        const plain = { start, end, units, of, said: kind }
        const [own, other] = direction === 'high' ? ends : ends.toReversed()
        if (position !== true) return [{ ...plain, function: own }]
        return [
          { ...plain, function: own, timed: false },
          { ...plain, function: other, timed: true },
        ]
      }),
    ...quantities(scene).map(({ start, end, units }) => ({
      function: 'sum' as const,
      start,
      end,
      units,
      of: cuesOfKind(scene.mentions, 'ask').flatMap((ask) =>
        meets(ask.units, units) ? (ask.meaning.of ?? []) : [],
      ),
      said: 'quantity' as const,
    })),
  ]
}

const ends = ['maximum', 'minimum'] as const

const isCount = (measure: MeasureFunction): boolean =>
  measure === 'distinct' || measure === 'count' || measure === 'share'

/** Columns that a figure may be of, the likeliest first. */
export function measured(scene: Scene, wish: Wish): readonly LeadBy[] {
  return leadColumns(scene, {
    ...wish,
    kind: 'superlative',
    direction: wish.function === 'minimum' ? 'low' : 'high',
    limit: undefined,
  })
    .filter(
      ({ column, direction }) =>
        (isPlainlyWanted(scene, wish, column) ||
          (fits(column, wish.function) && (isEnd(wish.function) || !isKey(scene, column)))) &&
        (wish.timed === undefined || wish.timed === tellsTime(column)) &&
        (isEnd(wish.function) || direction === 'high') &&
        !(wish.said === 'quantity' && isKey(scene, column)),
    )
    .map((by) => ({
      ...by,
      units: by.units | howMuch(scene, wish, by.units),
      features: isEnd(wish.function) ? by.features : by.features.filter(isOfNoEnd),
    }))
}

/** "How much is the average", "the highest number of": asks for the figure that is named anyway. */
function howMuch(scene: Scene, wish: Wish, named: Units): Units {
  if (named === noUnits || wish.said === 'quantity' || wish.function === 'sum' || isCount(wish.function))
    return noUnits
  const column = stretchOf(named)
  return quantities(scene)
    .filter((cue) => !meets(cue.units, wish.units) && (gap(cue, wish) <= 1 || gap(cue, column) <= 1))
    .reduce((units, cue) => units | cue.units, noUnits)
}

/** That the best of ranks are the lowest says nothing of their average. */
const isOfNoEnd = ([name]: Features[number]): boolean => !name.startsWith('by:rank')

const surelyNamed = 0.95

/** "the sum of the id", "the average id": odd, but said so; "the total number of ids" is how many there are. */
const isPlainlyWanted = ({ mentions }: Scene, wish: Wish, column: Column): boolean =>
  (wish.function === 'sum' || wish.function === 'mean') &&
  wish.said === 'measure' &&
  column.role === 'identifier' &&
  isNumeric(column) &&
  !cuesOfKind(mentions, 'quantity').some(({ units }) => meets(units, wish.units)) &&
  mentions.columns.some(
    (mention) =>
      mention.column === column &&
      mention.quality >= surelyNamed &&
      mention.start >= wish.end &&
      mention.start - wish.end <= 1,
  )

export const isEnd = (measure: MeasureFunction): boolean => measure === 'minimum' || measure === 'maximum'

const fits = (column: Column, measure: MeasureFunction): boolean =>
  isNumeric(column) ? measure !== 'sum' || addsUp(column) : isTemporal(column) && isEnd(measure)
