import { isOrdered } from '../item.ts'
import type { Join } from '../joins.ts'
import type { ReadQuestion } from '../question.ts'
import type { Column } from '../../../../domain/table.ts'
import { nameColumn } from '../name-column.ts'
import type { ColumnMention, EntityMention, Mentions } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { noUnits } from './units.ts'

/** What the question says about two tables, as of one. */
export function joinedMentions(question: ReadQuestion, { table, from, to, columns, input }: Join): Mentions {
  const parts = [mentionsOf(question, from), mentionsOf(question, to)]
  const [first, second] = parts
  if (first === undefined || second === undefined) throw new Error('a join has two tables')
  const name = nameColumn(to)
  const entities = parts.flatMap((part) => part.entities)
  return {
    ...first,
    table,
    columns: [
      ...parts.flatMap((part) =>
        part.columns.flatMap((mention) => {
          const column = columns.get(mention.column)
          return column === undefined ? [] : [{ ...mention, column }]
        }),
      ),
      ...calledBy(
        [...second.entities.filter(({ quality }) => quality >= firmRows), ...keysIn(first, input.on.from)],
        name === undefined ? undefined : columns.get(name),
      ),
    ],
    values: parts.flatMap((part) =>
      part.values.flatMap((mention) => {
        const column = columns.get(mention.column)
        return column === undefined ? [] : [{ ...mention, column }]
      }),
    ),
    entities,
    entity: entities.reduce((units, one) => units | one.units, noUnits),
    foreign: first.foreign.filter(({ units }) => !second.entities.some((own) => own.units === units)),
    ordered: table.columns.filter(isOrdered),
  }
}

const firmRows = 0.8
const calledQuality = 0.85
const leastKey = 0.6
/** How much less a name is said where its key is. */
const ofKey = 0.95

/** Where rows of the other table are named by their key: the holder of a holder_id. */
const keysIn = ({ columns }: Mentions, key: string): readonly EntityMention[] =>
  columns
    .filter(({ column, quality }) => column.name === key && quality >= leastKey)
    .map(({ start, end, units, quality }) => ({ start, end, units, quality: ofKey * quality }))

/** "bookings per hotel": the hotels are told apart by what they are called. */
function calledBy(said: readonly EntityMention[], name: Column | undefined): readonly ColumnMention[] {
  if (name === undefined) return []
  return said
    .filter(({ units }, at) => said.findIndex((other) => other.units === units) === at)
    .map((mention) => ({
      ...mention,
      column: name,
      how: 'part',
      quality: Math.min(calledQuality, mention.quality),
    }))
}
