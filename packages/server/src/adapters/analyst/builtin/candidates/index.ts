import type { Condition } from '@auger/contract/plan'
import type { Column, Table } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import type { Candidate } from './candidate.ts'
import { withoutChartClause } from './chart-clause.ts'
import { conditionSets } from './condition-sets.ts'
import { worthAlone, type Features, type Weights } from './features.ts'
import { joinsOf, type Join } from '../joins.ts'
import { columnsOf, type Reading } from '../reading.ts'
import { joinedMentions } from './joined-mentions.ts'
import { cuesOfKind, type Mentions } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { shapes } from './shapes/index.ts'
import { takesLonger } from './takes-longer.ts'
import { fitsAsked } from './subjects.ts'
import { withoutTotals } from './total-rows.ts'
import { has, meets, noUnits } from './units.ts'

export type { Candidate } from './candidate.ts'

/** Every plan that the question may mean, the likeliest first. */
export function candidatesFor(
  question: ReadQuestion,
  tables: readonly Table[],
  weights: Weights,
): readonly Candidate[] {
  const all = [
    ...tables.map((table) => ({ mentions: mentionsOf(question, table), join: undefined })),
    ...tellingJoins(question).map((join) => ({ mentions: joinedMentions(question, join), join })),
  ]
  if (all.every(({ mentions }) => saysNothing(mentions))) return []
  const asked = all.flatMap(({ mentions, join }) =>
    readingsOf(mentions).map((told) => ({ mentions: told, join })),
  )
  const named = Math.max(0, ...all.map(({ mentions }) => nearness(mentions)))
  return asked
    .flatMap(({ mentions, join }) => {
      const standing = standingOf(mentions, named)
      const found = conditionSets(mentions, weights)
        .flatMap((set) =>
          shapes({ mentions, set: { ...set, features: [...set.features, ...standing] }, weights }),
        )
        .filter(({ reading }) => !takesLonger(mentions, reading))
      return join === undefined
        ? withoutTotals(question, found, weights)
        : found.flatMap((one) => acrossBoth(one, join, weights))
    })
    .sort((a, b) => b.worth - a.worth)
}

/** A greeting asks for nothing: it has small words alone. */
const saysNothing = ({ columns, entities, content, cues }: Mentions): boolean =>
  content === noUnits &&
  columns.length === 0 &&
  entities.length === 0 &&
  cues.every(({ meaning: { kind } }) => kind === 'filler')

/** With what is said about a picture taken out, and as it stands; only a picture has axes. */
function readingsOf(mentions: Mentions): readonly Mentions[] {
  const told = withoutChartClause(mentions)
  if (told === undefined) return [mentions]
  return told.clause?.axis === true ? [told] : [mentions, told]
}

const firmName = 0.7
const mostJoins = 3

/** The joins that explain more of the question than either table does, or better, the most telling first. */
function tellingJoins(question: ReadQuestion): readonly Join[] {
  return joinsOf(question)
    .map((join) => {
      const [own, other] = [toldBy(question, join.from), toldBy(question, join.to)]
      const both = question.units.reduce((sum, _, at) => sum + Math.max(own[at] ?? 0, other[at] ?? 0), 0)
      const gain = both - Math.max(total(own), total(other))
      return {
        join,
        both,
        telling:
          gain >= leastGain ||
          namesBoth(question, join) ||
          namesKey(question, join) ||
          namesWho(question, join),
      }
    })
    .filter(({ telling }) => telling)
    .sort((a, b) => b.both - a.both)
    .slice(0, mostJoins)
    .map(({ join }) => join)
}

const leastGain = 0.1

/** How well a table explains each unit. */
function toldBy(question: ReadQuestion, table: Table): readonly number[] {
  const { columns, values, entities, content } = mentionsOf(question, table)
  const firm = [...columns, ...values, ...entities].filter(({ quality }) => quality >= firmName)
  return question.units.map((_, at) =>
    has(content, at) ? Math.max(0, ...firm.map(({ units, quality }) => (has(units, at) ? quality : 0))) : 0,
  )
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** "streams of each album", of tracks that have an album_id: what the albums are called is told by the other table. */
const namesKey = (question: ReadQuestion, { from, input }: Join): boolean =>
  mentionsOf(question, from).columns.some(
    ({ column, quality }) => column.name === input.on.from && quality >= firmName,
  )

/** "who led the longest mission", of missions that have a leader_id: a person is told by the other table alone. */
function namesWho(question: ReadQuestion, { from, to }: Join): boolean {
  const fits = ({ columns }: Table): boolean => columns.some((column) => fitsAsked(column, 'person'))
  const who = cuesOfKind(mentionsOf(question, from), 'ask').some(({ meaning }) => meaning.about === 'person')
  return who && fits(to) && !fits(from)
}

/** "bookings per hotel", though the bookings have the number of the hotel themselves. */
function namesBoth(question: ReadQuestion, { from, to }: Join): boolean {
  const named = (table: Table) =>
    mentionsOf(question, table).entities.filter(({ quality }) => quality >= firmName)
  return named(from).some((one) => named(to).some((other) => !meets(one.units, other.units)))
}

/** A join is worth its while only for what the second table adds. */
function acrossBoth(candidate: Candidate, { table, added }: Join, weights: Weights): readonly Candidate[] {
  const used = columnsOf(candidate.reading)
  const adds = table.columns.filter((column) => added.has(column) && used.has(column.name))
  if (adds.length === 0) return []
  const own = table.columns.some((column) => !added.has(column) && used.has(column.name))
  const features: Features = [
    ...candidate.features,
    ['join', 1],
    ...(own ? [] : [['join:other-only', 1] as const]),
  ]
  return [
    {
      ...candidate,
      reading: ofNamed(candidate.reading, added),
      features,
      worth: worthAlone(features, weights),
    },
  ]
}

/** Groups of another table's rows are those that it has: what names none of them is in none. */
function ofNamed(reading: Reading, added: ReadonlySet<Column>): Reading {
  const { want } = reading
  if (want.kind !== 'measures') return reading
  const [key] = want.keys.filter(({ column }) => added.has(column))
  if (key === undefined) return reading
  const named: Condition = { kind: 'not', condition: { kind: 'missing', column: key.column.name } }
  return { ...reading, conditions: [...reading.conditions, named] }
}

const nearness = ({ entities }: Mentions): number => Math.max(0, ...entities.map(({ quality }) => quality))

/** Whether the question names what the rows of a table are, or rather those of another. */
function standingOf(mentions: Mentions, nearest: number): Features {
  const own = nearness(mentions)
  if (own === 0) return nearest > 0 ? [['table:other-named', nearest]] : []
  return own >= nearest ? [['table:named', own]] : [['table:less-named', nearest - own]]
}
