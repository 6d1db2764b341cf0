import { isOrdered } from '../item.ts'
import type { Join } from '../joins.ts'
import type { ReadQuestion } from '../question.ts'
import type { Column } from '../../../../domain/table.ts'
import { nameColumn } from '../name-column.ts'
import type { ColumnMention, Mentions } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { noUnits } from './units.ts'

/** What the question says about two tables, as of one. */
export function joinedMentions(question: ReadQuestion, { table, from, to, columns }: Join): Mentions {
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
      ...calledBy(second, name === undefined ? undefined : columns.get(name)),
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

/** "bookings per hotel": the hotels are told apart by what they are called. */
const calledBy = ({ entities }: Mentions, name: Column | undefined): readonly ColumnMention[] =>
  name === undefined
    ? []
    : entities
        .filter(({ quality }) => quality >= firmRows)
        .map(({ start, end, units }) => ({
          start,
          end,
          units,
          column: name,
          how: 'part',
          quality: calledQuality,
        }))
