import { isNumeric, isTemporal, type Column } from '../../../../../domain/table.ts'
import { addsUp } from '../../adds-up.ts'
import { tellsTime } from '../../tells-time.ts'
import { flag, type Features } from '../features.ts'
import { cuesOfKind, gap, type Mentions } from '../mention.ts'
import { freeMention, type Scene } from '../scene.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { comparedColumn } from './compared-column.ts'
import type { Proposal } from './proposal.ts'

const leastQuality = 0.6
const mostTimes = 3

/** How long something took, from its first to its last row or from one column to another; how far apart two columns or two counts are. */
export function spans(scene: Scene): readonly Proposal[] {
  const { set } = scene
  return wishesFor(scene.mentions)
    .filter(({ units }) => !meets(units, set.units))
    .flatMap((wish) => [
      ...fromFirstToLast(scene, wish),
      ...fromOneToOther(scene, wish),
      ...(wish.kind === 'difference' ? [...ofTwoColumns(scene, wish), ...ofTwoCounts(scene, wish)] : []),
    ])
}

interface Wish {
  readonly kind: 'difference' | 'long' | 'years' | 'days'
  readonly units: Units
}

/** "the difference", "how long", "how many years" */
function wishesFor(mentions: Mentions): readonly Wish[] {
  const grains = cuesOfKind(mentions, 'grain')
  return [
    ...cuesOfKind(mentions, 'difference').map(({ units }): Wish => ({ kind: 'difference', units })),
    ...cuesOfKind(mentions, 'ask')
      .filter(({ meaning }) => meaning.of?.includes('duration') === true)
      .map(({ units }): Wish => ({ kind: 'long', units })),
    ...cuesOfKind(mentions, 'quantity').flatMap((quantity) =>
      grains
        .filter((grain) => grain.start >= quantity.end && gap(quantity, grain) === 0)
        .flatMap(({ units, meaning: { grain } }): readonly Wish[] =>
          grain === 'year' || grain === 'day'
            ? [{ kind: grain === 'year' ? 'years' : 'days', units: units | quantity.units }]
            : [],
        ),
    ),
  ]
}

const wished = (wish: Wish, how: string): Features => [
  ['shape:span', 1],
  [`span:${how}`, 1],
  [`span:${how}:${wish.kind}`, 1],
]

const timesOf = ({ mentions }: Scene): readonly Column[] => mentions.ordered.filter(tellsTime)

/** Whole years are told of dates where years are asked for. */
const grainsOf = (column: Column, { kind }: Wish): readonly ('year' | undefined)[] => {
  if (!isTemporal(column)) return kind === 'days' ? [] : [undefined]
  if (kind === 'years') return ['year']
  return kind === 'long' ? [undefined, 'year'] : [undefined]
}

function fromFirstToLast(scene: Scene, wish: Wish): readonly Proposal[] {
  const ends = cuesOfKind(scene.mentions, 'rank').reduce((units, cue) => units | cue.units, noUnits)
  return timesOf(scene)
    .slice(0, mostTimes)
    .flatMap((column) =>
      grainsOf(column, wish).map((grain): Proposal => {
        const mention = freeMention(scene, column)
        return {
          want: { kind: 'apart', from: column, to: undefined, grain },
          units: wish.units | ends | (mention?.units ?? noUnits),
          features: [
            ...wished(wish, 'rows'),
            ...flag('span:rows:open', scene.set.conditions.length === 0),
            ...flag('span:rows:ends', ends !== noUnits),
            ...flag('span:rows:two', scene.set.alternatives),
            ...flag('span:named', mention !== undefined && !meets(mention.units, wish.units)),
            ...flag('span:rows:conditioned', scene.set.columns.includes(column)),
          ],
        }
      }),
    )
}

/** From when something began until it ended, both told in its row. */
function fromOneToOther(scene: Scene, wish: Wish): readonly Proposal[] {
  const times = timesOf(scene)
  if (scene.set.conditions.length === 0) return []
  return times.flatMap((from, at) =>
    times
      .slice(at + 1)
      .filter((to) => isTemporal(to) === isTemporal(from))
      .flatMap((to) =>
        grainsOf(from, wish).map((grain): Proposal => {
          const named = [from, to].flatMap((column) => freeMention(scene, column) ?? [])
          return {
            want: { kind: 'apart', from, to, grain },
            units: named.reduce((units, mention) => units | mention.units, wish.units),
            features: [
              ...wished(wish, 'columns'),
              ['span:columns:named', named.length],
              ...flag('span:columns:far', times.indexOf(to) - at > 1),
            ],
          }
        }),
      ),
  )
}

/** "the difference between gold and silver medals" */
function ofTwoColumns(scene: Scene, wish: Wish): readonly Proposal[] {
  const named = scene.mentions.ordered.flatMap((column) => {
    const mention = freeMention(scene, column)
    return mention !== undefined && mention.quality >= leastQuality && isNumeric(column) && addsUp(column)
      ? [{ column, mention }]
      : []
  })
  return named.flatMap((one, at) =>
    named
      .slice(at + 1)
      .filter((other) => !meets(one.mention.units, other.mention.units))
      .map((other): Proposal => ({
        want: { kind: 'apart', from: one.column, to: other.column, grain: undefined },
        units: wish.units | one.mention.units | other.mention.units,
        features: [
          ...wished(wish, 'amounts'),
          ['span:amounts:quality', one.mention.quality + other.mention.quality],
        ],
      })),
  )
}

/** "how many more orders from the North than from the South" */
function ofTwoCounts(scene: Scene, wish: Wish): readonly Proposal[] {
  const column = comparedColumn(scene)
  if (column === undefined) return []
  return [
    {
      want: {
        kind: 'measures',
        keys: [{ column, grain: undefined }],
        measures: [{ function: 'count', column: undefined }],
        lead: undefined,
        apart: true,
      },
      units: cuesOfKind(scene.mentions, 'quantity').reduce((units, cue) => units | cue.units, wish.units),
      features: [...wished(wish, 'counts')],
    },
  ]
}
