import type { Column, Table } from '../../../domain/table.ts'
import { wordsOf } from './form.ts'
import { oncePerTable } from './once-per-table.ts'

const names = new Set(['name', 'title', 'label'])
const leastDifferent = 0.9

/** What people call the rows by: a text that tells nearly all of them apart, and no key; what says it is a name before all others. */
export const nameColumn = oncePerTable(({ columns, rowCount }: Table): Column | undefined => {
  const telling = columns.filter(
    ({ type, role, distinct }) =>
      type === 'text' && role !== 'identifier' && distinct >= leastDifferent * rowCount,
  )
  return telling.find(({ name }) => names.has(wordsOf(name).at(-1) ?? '')) ?? telling[0]
})
