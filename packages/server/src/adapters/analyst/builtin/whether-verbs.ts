import type { Step } from '@auger/contract/plan'
import type { Locale } from '../../../locales/index.ts'
import { filterOf } from './filter-of.ts'
import type { Reading, Want } from './reading.ts'

/** A yes or a no, as verbs and what answers: whether any row is left. */
export function whetherVerbs(
  { conditions }: Reading,
  want: Extract<Want, { kind: 'whether' }>,
  locale: Locale,
): Pick<Step, 'verbs' | 'answer'> {
  const rows = locale.says.names.measure('count', undefined)
  const as = `${want.yes} / ${want.no}`
  return {
    verbs: [
      ...filterOf(conditions),
      { kind: 'group', by: [], measures: [{ function: 'count', as: rows }] },
      {
        kind: 'compute',
        formula: {
          kind: 'bins',
          of: { kind: 'column', column: rows },
          bins: [{ below: 1, including: false, name: want.no }],
          otherwise: want.yes,
        },
        as,
      },
    ],
    answer: [as],
  }
}
