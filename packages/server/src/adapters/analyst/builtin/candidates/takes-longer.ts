import type { Column } from '../../../../domain/table.ts'
import { exactNames, isLonger, type ExactName } from '../exact-names.ts'
import { withoutBrackets, wordsOf } from '../form.ts'
import { columnsOf, type Reading } from '../reading.ts'
import type { Mentions } from './mention.ts'

/**
 * Whether a column that the question does not name stands in for one that it names exactly, and whose name is inside of its own: no
 * target_revenue answers for a revenue, though it alone is in the table of what else is said. Rows may show what they have.
 */
export function takesLonger({ question, table, columns }: Mentions, reading: Reading): boolean {
  const { want } = reading
  if (want.kind === 'rows' && want.columns.length > 1) return false
  const names = columnsOf(reading)
  const used = table.columns.filter(({ name }) => names.has(name))
  return exactNames(question).some(
    (exact) =>
      !used.some((column) => isCalled(column, exact)) &&
      used.some(
        (column) =>
          isLonger(question, column, exact) && !columns.some((mention) => mention.column === column),
      ),
  )
}

const isCalled = ({ name }: Column, { words }: ExactName): boolean =>
  wordsOf(withoutBrackets(name)).join(' ') === words.join(' ')
