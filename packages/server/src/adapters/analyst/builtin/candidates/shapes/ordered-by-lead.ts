import { joinUnits, type Meaning } from '../../../../../locales/index.ts'
import type { ReadQuestion } from '../../question.ts'
import { meaningsOf } from '../../vocabulary.ts'
import { leadColumns, type Lead } from '../leads.ts'
import { cuesOfKind, gap, type Cue, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets } from '../units.ts'
import { severalBeside } from './lookups.ts'
import type { Proposal } from './proposal.ts'
import { directionOf } from './rank-features.ts'

const farthest = 4
const mostColumns = 2
const mostShown = 3

/** "from the oldest to the youngest", "largest first": all rows, the first of them first. */
export function orderedByLead(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions, set } = scene
  const orders = [...sortings(mentions), ...fromTo(mentions), ...atFirst(mentions)].filter(
    ({ units }) => !meets(units, set.units),
  )
  return orders.flatMap((lead) =>
    leadColumns(scene, lead)
      .slice(0, mostColumns)
      .flatMap((by) => {
        const single = wanted
          .slice(0, mostShown)
          .filter(({ units }) => !meets(units, lead.units))
          .map(({ column, units, features }) => ({ columns: [column], units, features }))
        const { without, among } = severalBeside(scene, lead.units, by)
        return [...single, ...without, ...among].map(({ columns, units, features }): Proposal => ({
          want: { kind: 'rows', columns, distinct: false },
          order: { column: by.column, direction: directionOf(by) },
          units: units | lead.units | by.units,
          features: [...features, ...by.features, ['shape:ordered', 1], ['order:by-lead', 1]],
        }))
      }),
  )
}

type Superlative = Extract<Meaning, { kind: 'superlative' | 'most' }>

const isSuperlative = (meaning: Meaning): meaning is Superlative =>
  meaning.kind === 'superlative' || meaning.kind === 'most'

const leadFrom = ({ start, end, units }: Omit<Cue, 'meaning'>, meaning: Superlative): Lead => ({
  kind: meaning.kind,
  direction: meaning.direction,
  of: meaning.kind === 'superlative' ? (meaning.of ?? []) : [],
  start,
  end,
  units,
  limit: undefined,
})

/** A phrase that sorts, by the superlative that it begins with. */
const sortings = (mentions: Mentions): readonly Lead[] =>
  cuesOfKind(mentions, 'direction').flatMap((cue) =>
    firstWithin(mentions.question, cue).map((meaning) => leadFrom(cue, meaning)),
  )

const longestWithin = 4

/** Whether a phrase that sorts says what by: from the oldest to the youngest is not from high to low. */
export const saysWhatBy = (question: ReadQuestion, cue: Cue): boolean =>
  firstWithin(question, cue).some(
    (meaning) => meaning.kind === 'superlative' && (meaning.of ?? []).length > 0,
  )

/** The longest that begins first. */
function firstWithin({ units, locale }: ReadQuestion, { start, end }: Cue): readonly Superlative[] {
  const known = meaningsOf(locale)
  for (let from = start; from < end; from++)
    for (let until = Math.min(end, from + longestWithin); until > from; until--) {
      if (from === start && until === end) continue
      const found = (known.get(joinUnits(units.slice(from, until))) ?? []).filter(isSuperlative)
      if (found.length > 0) return found
    }
  return []
}

const superlatives = (mentions: Mentions) => [
  ...cuesOfKind(mentions, 'superlative'),
  ...cuesOfKind(mentions, 'most'),
]

/** The one end, a "to", and the other end. */
const fromTo = (mentions: Mentions): readonly Lead[] =>
  superlatives(mentions).flatMap((first) =>
    superlatives(mentions)
      .filter(
        (last) =>
          last.meaning.direction !== first.meaning.direction &&
          gap(first, last) <= farthest &&
          cuesOfKind(mentions, 'joint').some(
            ({ meaning, start, end }) => meaning.of === 'to' && start >= first.end && end <= last.start,
          ),
      )
      .map((last) => leadFrom({ ...first, end: last.end, units: first.units | last.units }, first.meaning)),
  )

/** A superlative with "first" behind it. */
const atFirst = (mentions: Mentions): readonly Lead[] =>
  superlatives(mentions).flatMap((cue) =>
    cuesOfKind(mentions, 'rank')
      .filter(({ meaning, start }) => meaning.position === true && start >= cue.end && start - cue.end <= 1)
      .map((behind) => leadFrom({ ...cue, end: behind.end, units: cue.units | behind.units }, cue.meaning)),
  )
