import type { Condition } from '../../../../../domain/plan.ts'
import { flag } from '../features.ts'
import { cuesOfKind, isInName, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { endOf, meets, type Units } from '../units.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 5

/** Where rows stand in their file: the first, the last, the one after another. */
export function places(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  return [...ends(scene, wanted), ...neighbours(scene, wanted)]
}

function ends({ mentions, set }: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const cues = cuesOfKind(mentions, 'rank').filter(
    ({ units }) => !meets(units, set.units) && !isInName(mentions.columns, units),
  )
  return cues.flatMap((cue) =>
    wanted.slice(0, mostShown).map((show): Proposal => ({
      want: {
        kind: 'place',
        end: cue.meaning.direction === 'high' ? 'first' : 'last',
        count: 1,
        show: [show.column],
      },
      units: cue.units | show.units,
      features: [
        ['shape:end', 1],
        ...flag('end:position', cue.meaning.position === true),
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
  where.kind === 'compare' ? where.operator === '=' : where.kind !== 'not' && where.kind !== 'against'

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
        ...flag('beside:own-column', set.columns.includes(show.column)),
        ...show.features.filter(([name]) => name !== 'subject:conditioned'),
      ],
    })),
  )
}
