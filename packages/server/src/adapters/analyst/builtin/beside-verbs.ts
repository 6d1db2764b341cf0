import type { Step } from '@auger/contract/plan'
import { filterOf } from './filter-of.ts'
import type { Reading, Want } from './reading.ts'

/** What stands right after or before a row, as verbs and what answers. */
export function besideVerbs(
  { conditions }: Reading,
  { where, offset, show }: Extract<Want, { kind: 'beside' }>,
): Pick<Step, 'verbs' | 'answer'> {
  const columns = show.map(({ name }) => name)
  return {
    verbs: [
      { kind: 'beside', where, offset },
      ...filterOf(conditions),
      { kind: 'select', columns, distinct: false },
    ],
    answer: columns,
  }
}
