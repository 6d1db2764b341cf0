import type { Condition } from '@auger/contract/plan'
import { flag } from '../features.ts'
import { cuesOfKind, gap, isInName, type Mentions, type Place } from '../mention.ts'
import { laterPlaces } from '../ordinal-conditions.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { endOf, meets, type Units } from '../units.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 5

/** Where rows stand in their file: the first, the last, the one after another. */
export function places(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  return [...ends(scene, wanted), ...neighbours(scene, wanted)]
}

interface End {
  readonly end: 'first' | 'last'
  readonly position: boolean
  readonly offset?: number
  readonly units: Units
}

/** The first, the second, the last, the second to last. */
function endsIn({ mentions, set }: Scene): readonly End[] {
  const isFree = ({ units }: Place): boolean => !meets(units, set.units) && !isInName(mentions.columns, units)
  const cues = cuesOfKind(mentions, 'rank').filter(isFree)
  const ordinals = laterPlaces(mentions).filter(isFree)
  return [
    ...cues.map(({ meaning, units }): End => ({
      end: meaning.direction === 'high' ? 'first' : 'last',
      position: meaning.position === true,
      units,
    })),
    ...ordinals.map(({ value, units }): End => ({ end: 'first', position: true, offset: value - 1, units })),
    ...ordinals.flatMap((ordinal) =>
      cues
        .filter(({ meaning, start }) => meaning.direction === 'low' && start >= ordinal.end)
        .filter((cue) => gap(ordinal, cue) <= 1)
        .map(({ units }): End => ({
          end: 'last',
          position: true,
          offset: ordinal.value - 1,
          units: units | ordinal.units,
        })),
    ),
  ]
}

function ends(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { set } = scene
  return endsIn(scene).flatMap(({ end, position, offset, units }) =>
    wanted.slice(0, mostShown).map((show): Proposal => ({
      want: { kind: 'place', end, count: 1, show: [show.column] },
      ...(offset === undefined ? {} : { offset }),
      units: units | show.units,
      features: [
        ['shape:end', 1],
        ...flag('end:position', position),
        ...flag('end:later', offset !== undefined),
        ...flag('end:conditional', set.conditions.length > 0),
        ...show.features,
      ],
    })),
  )
}

/** After 2020 is later than that, and not the row below those of 2020. */
const isStretch = (where: Condition): boolean =>
  where.kind === 'between' && typeof where.low === 'string' && where.low !== where.high

/** A row stands beside those that are named, and not beside all that lie beyond something. */
export const isNamed = (where: Condition): boolean =>
  where.kind === 'compare'
    ? where.operator === '='
    : where.kind !== 'not' && where.kind !== 'against' && where.kind !== 'columns' && where.kind !== 'among'

/** "the lamp came after what?" asks for what stands before it. */
const offsetOf = (mentions: Mentions, { meaning, start, end }: Beside, named: Units): 1 | -1 =>
  endOf(named) <= start && cuesOfKind(mentions, 'ask').some((ask) => ask.start === end)
    ? meaning.offset === 1
      ? -1
      : 1
    : meaning.offset

type Beside = ReturnType<typeof cuesOfKind<'beside'>>[number]

/** "after" takes the condition for the row to start from. */
function neighbours({ mentions, set }: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const [where, ...others] = set.conditions
  if (where === undefined || others.length > 0 || !isNamed(where)) return []
  const cues = cuesOfKind(mentions, 'beside').filter(
    ({ units, meaning }) => !meets(units, set.units) && !(meaning.plain === true && isStretch(where)),
  )
  return cues.flatMap((cue) =>
    wanted.slice(0, mostShown).map((show): Proposal => ({
      want: { kind: 'beside', where, offset: offsetOf(mentions, cue, set.units), show: [show.column] },
      conditions: [],
      units: cue.units | show.units,
      features: [
        ['shape:beside', 1],
        ...flag('beside:plain', cue.meaning.plain === true),
        ...flag('beside:phrase', cue.end - cue.start > 1),
        ...flag('beside:own-column', set.columns.includes(show.column)),
        ...show.features.filter(([name]) => name !== 'subject:conditioned'),
      ],
    })),
  )
}
