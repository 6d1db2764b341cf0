import type { Step } from '@auger/contract/plan'
import type { Locale } from '../../../locales/index.ts'
import { filterOf } from './filter-of.ts'
import type { Reading, Want } from './reading.ts'

/** The most rows that follow each other, as verbs and what answers. */
export function streakVerbs(
  { conditions }: Reading,
  want: Extract<Want, { kind: 'streak' }>,
  locale: Locale,
): Pick<Step, 'verbs' | 'answer'> {
  const { names } = locale.says
  const rows = `${names.measure('count', undefined)} (${want.word})`
  const as = names.measure('maximum', rows)
  return {
    verbs: [
      ...filterOf(conditions),
      { kind: 'runs', where: want.where, as: rows },
      { kind: 'group', by: [], measures: [{ function: 'maximum', column: rows, as }] },
    ],
    answer: [as],
  }
}
