import { isAmount } from '../../item.ts'
import { isPartOf } from '../../question.ts'
import { isUnique } from '../../row-identity.ts'
import { flag, type Features } from '../features.ts'
import { cuesOfKind, gap, type Cue, type Mentions, type Place } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { gapToCounted } from '../word-order.ts'
import { quantities } from './cues.ts'
import type { Proposal } from './proposal.ts'

/** "the number of trips", of boats: rows of another table. */
export const namesForeign = ({ foreign, question }: Mentions, cue: Place): boolean =>
  foreign.some((place) => (gapToCounted(question, cue, place) ?? Infinity) <= 1)

/** How many rows there are, or how many different things. */
export function counts(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const figures = cuesOfKind(scene.mentions, 'measure')
  const totals = figures.filter(
    (cue) =>
      (cue.meaning.function === 'sum' || cue.meaning.function === 'distinct') &&
      !meets(cue.units, scene.set.units) &&
      // The sum in an average sum adds nothing up.
      !figures.some((longer) => isPartOf(cue, longer)),
  )
  return [...quantities(scene), ...totals].flatMap((cue) => countsFor(scene, wanted, cue))
}

/** "how many different names and cities" */
const ofSeveral = (near: readonly Subject[], base: Features, cue: Cue): readonly Proposal[] =>
  near.flatMap((first, at) =>
    near
      .slice(at + 1)
      .filter((second) => !meets(first.units, second.units))
      .map((second): Proposal => ({
        want: {
          kind: 'measures',
          keys: [],
          measures: [first, second]
            .sort((a, b) => (a.units < b.units ? -1 : 1))
            .map(({ column }) => ({ function: 'distinct', column })),
          lead: undefined,
        },
        units: cue.units | first.units | second.units,
        features: [...base, ['count:different', 1], ['count:different:several', 1]],
      })),
  )

const rows = { function: 'count', column: undefined } as const

const isBehind = ({ start }: Place, { end }: Place): boolean => start >= end && start - end <= 1

/** "count the number of", 不同城市的数量: the same said twice. */
const saidAgain = (scene: Scene, cue: Cue, mention: Place | undefined): Units =>
  cuesOfKind(scene.mentions, 'quantity')
    .filter((other) => Math.abs(gap(other, cue)) <= 1 || (mention !== undefined && isBehind(other, mention)))
    .reduce((units, other) => units | other.units, noUnits)

function countsFor(scene: Scene, wanted: readonly Subject[], cue: Cue): readonly Proposal[] {
  const { mentions, set } = scene
  const entity = mentions.entities.some((place) => gap(cue, place) >= 0 && gap(cue, place) <= 2)
  const open = set.conditions.length === 0
  const base: Features = [
    ['shape:count', 1],
    [cue.meaning.kind === 'measure' ? `count:${cue.meaning.function}` : 'count:quantity', 1],
    ...flag('count:entity', entity),
    ...flag('count:foreign', namesForeign(mentions, cue)),
    ...flag('count:unconditional', open),
    ...flag('count:unasked', quantities(scene).length === 0),
  ]
  const different = cue.meaning.kind === 'measure' && cue.meaning.function === 'distinct'
  const adds = cue.meaning.kind === 'measure' && cue.meaning.function === 'sum'
  const near = wanted.filter(
    ({ column, mention }) =>
      mention !== undefined &&
      gap(cue, mention) >= 0 &&
      gap(cue, mention) <= 4 &&
      // A total cost is no number of costs.
      !(adds && isAmount(column)),
  )
  return [
    {
      want: { kind: 'measures', keys: [], measures: [rows], lead: undefined },
      units: cue.units | saidAgain(scene, cue, undefined),
      features: [
        ...base,
        ...flag('count:column-beside', near.length > 0),
        ...flag('count:rows:different', different && near.length > 0),
      ],
    },
    ...ofSeveral(near, base, cue),
    ...near.flatMap(({ column, mention }): readonly Proposal[] => {
      if (mention === undefined) return []
      const units = cue.units | mention.units | saidAgain(scene, cue, mention)
      const named: Features = [
        ...base,
        ['count:named', mention.quality],
        ...flag('count:named:number', isAmount(column)),
      ]
      return [
        {
          want: { kind: 'measures', keys: [], measures: [rows], lead: undefined },
          units,
          features: [
            ...named,
            ['count:rows-of-named', 1],
            ...flag('count:rows-of-named:unique', isUnique(column, mentions.table)),
          ],
        },
        {
          want: { kind: 'measures', keys: [], measures: [{ function: 'distinct', column }], lead: undefined },
          units,
          features: [
            ...named,
            ['count:different', 1],
            // Of what hardly repeats, it is the rows that are counted.
            ['count:different:share', column.distinct / Math.max(1, mentions.table.rowCount)],
            ...flag('count:different:open', open),
            ...flag(
              'count:different:enclosed',
              different && cuesOfKind(mentions, 'quantity').some((other) => isBehind(other, mention)),
            ),
            ...flag('count:different:conditioned', set.columns.includes(column)),
          ],
        },
      ]
    }),
  ]
}
