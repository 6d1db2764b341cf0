import { cuesOfKind, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets, unitsFrom, type Units } from '../units.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 5

/** "name a driver who won in April": of all that there are, the first will do. */
export function examples({ mentions, set }: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const asks = oneAsked(mentions)
  if (asks === undefined || meets(asks, set.units) || set.conditions.length === 0) return []
  return wanted.slice(0, mostShown).map(({ column, units, features }): Proposal => ({
    want: { kind: 'place', end: 'first', count: 1, show: [column] },
    units: asks | units,
    features: [['shape:example', 1], ...features],
  }))
}

function oneAsked({ question: { units, locale }, ...mentions }: Mentions): Units | undefined {
  const words = locale.hears.oneOfMany ?? []
  const cue = cuesOfKind(mentions, 'list').find(({ end }) => words.includes(units[end]?.folded ?? ''))
  return cue === undefined ? undefined : cue.units | unitsFrom(cue.end, cue.end + 1)
}
