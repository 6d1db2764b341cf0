import type { OrderOperator } from '@auger/contract/plan'
import type { Column } from '../../../../../domain/table.ts'
import { tellsTime } from '../../tells-time.ts'
import { flag, type Features } from '../features.ts'
import { leadColumns, leads } from '../leads.ts'
import { cuesOfKind, gap, type Mentions } from '../mention.ts'
import { beyondThose } from '../own-lookup.ts'
import { freeMention, type Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { isNamed } from './places.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 4
const mostTimes = 2
const mostLeads = 2

/** What comes after or before a named row by time, or by what is the highest: wherever it stands in the file. */
export function following(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions, set } = scene
  if (!mentions.question.asked.tables.includes(mentions.table)) return []
  const cues = cuesOfKind(mentions, 'beside').filter(({ units }) => !meets(units, set.units))
  const named = set.conditions.filter(isNamed)
  if (cues.length === 0 || named.length === 0) return []
  const said = cues.reduce((units, cue) => units | cue.units, noUnits)
  const later = cues.every(({ meaning }) => meaning.offset === 1)
  const orders = [...byTime(scene, later), ...byLead(scene)]
  return named.flatMap((where) => {
    const others = set.conditions.filter((condition) => condition !== where)
    return orders.flatMap(({ by, operator, units, features }) =>
      wanted.slice(0, mostShown).map((show): Proposal => ({
        want: {
          kind: 'ranking',
          by,
          show: [show.column],
          lead: operator === '>' ? 'ascending' : 'descending',
        },
        conditions: [...others, beyondThose(by, mentions.table, operator, where)],
        units: said | units | show.units,
        features: [
          ['shape:following', 1],
          ...features,
          ...flag(
            'following:plain',
            cues.every(({ meaning }) => meaning.plain === true),
          ),
          ...flag(
            'following:phrase',
            cues.some(({ start, end }) => end - start > 1),
          ),
          ...flag('following:own-column', set.columns.includes(show.column)),
          ...flag('following:of-some', others.length > 0),
          ...flag('following:by-shown', show.column === by),
          ...show.features.filter(([name]) => name !== 'subject:conditioned'),
        ],
      })),
    )
  })
}

interface Order {
  readonly by: Column
  readonly operator: OrderOperator
  readonly units: Units
  readonly features: Features
}

const byTime = (scene: Scene, later: boolean): readonly Order[] =>
  scene.mentions.ordered
    .filter((column) => tellsTime(column) && !scene.set.columns.includes(column))
    .slice(0, mostTimes)
    .map((by): Order => {
      const mention = freeMention(scene, by)
      return {
        by,
        operator: later ? '>' : '<',
        units: mention?.units ?? noUnits,
        features: [['following:time', 1], ...flag('following:time:named', mention !== undefined)],
      }
    })

/** "after Oslo, the next highest": the one below it. */
const byLead = (scene: Scene): readonly Order[] =>
  leads(scene)
    .filter(({ kind, position }) => (kind === 'superlative' || kind === 'most') && position !== true)
    .flatMap((lead) =>
      leadColumns(scene, lead)
        .slice(0, mostLeads)
        .map(({ column, direction, units, features }): Order => ({
          by: column,
          operator: direction === 'high' ? '<' : '>',
          units: lead.units | units,
          features: [
            ['following:lead', 1],
            ...flag('following:lead:beside', isBeside(scene.mentions, lead)),
            ...features,
          ],
        })),
    )

const isBeside = (mentions: Mentions, lead: { readonly start: number; readonly end: number }): boolean =>
  cuesOfKind(mentions, 'beside').some((cue) => cue.end <= lead.start && gap(cue, lead) === 0)
