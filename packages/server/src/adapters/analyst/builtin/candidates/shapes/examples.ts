import type { Locale } from '../../../../../locales/index.ts'
import { meaningsOf } from '../../vocabulary.ts'
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

const tellsToList = (locale: Locale, folded: string): boolean =>
  meaningsOf(locale)
    .get(folded)
    ?.some(({ kind }) => kind === 'list') === true

function oneAsked({ question: { units, locale }, ...mentions }: Mentions): Units | undefined {
  const words = locale.hears.oneOfMany ?? []
  const isOne = (at: number): boolean => words.includes(units[at]?.folded ?? '')
  const cue = cuesOfKind(mentions, 'list').find(({ end }) => isOne(end))
  if (cue !== undefined) return cue.units | unitsFrom(cue.end, cue.end + 1)
  // A column may be called name, and "name a keeper" tells to name one all the same.
  const at = units.findIndex(({ folded }, place) => tellsToList(locale, folded) && isOne(place + 1))
  return at < 0 ? undefined : unitsFrom(at, at + 2)
}
