import type { Table } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import { isTwin } from '../twins.ts'
import type { Looked } from './looked.ts'
import { mentionsOf } from './mentions.ts'
import { endOf } from './units.ts'
import { valueConditions } from './value-conditions.ts'
import { waysFrom } from './ways.ts'

/**
 * "the guests who stayed in Mill Yard", of guests, stays and houses: what rows of the table between are tied to.
 * What ties them is left out: the table between says it too, and that is nearer.
 */
export const onwardLookups = (question: ReadQuestion, between: Table, origin: Table): readonly Looked[] =>
  waysFrom(question, between)
    .filter(({ other, naming, sibling }) => other !== origin && !naming && !sibling)
    .flatMap((onward) =>
      valueConditions(mentionsOf(question, onward.other))
        .filter((one) => !one.negated && !isTwin(one.column) && one.column?.name !== onward.otherColumn)
        .map(({ condition, start, units, features }): Looked => ({
          column: undefined,
          verbs: [
            {
              kind: 'filter',
              where: {
                kind: 'among',
                column: onward.column.name,
                of: {
                  tableId: onward.other.id,
                  verbs: [{ kind: 'filter', where: condition }],
                  column: onward.otherColumn,
                },
              },
            },
          ],
          start,
          end: endOf(units),
          units,
          features: [['through:onward', 1], ...features],
        })),
    )
