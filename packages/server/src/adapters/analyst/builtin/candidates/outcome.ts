import type { Cell } from '@auger/contract'
import type { Reading } from '../reading.ts'
import { flag, type Features } from './features.ts'

/** What running a candidate tells about it. */
export function outcomeFeatures(reading: Reading, answer: readonly (readonly Cell[])[]): Features {
  const { want } = reading
  const computed = want.kind === 'measures' && want.keys.length === 0
  const empty = answer.length === 0 || answer.every((row) => row.every((cell) => cell === null))
  const zero = computed && answer.length === 1 && answer[0]?.every((cell) => cell === 0) === true
  return [
    ...flag('outcome:empty', empty),
    ...flag('outcome:zero', zero),
    ...flag('outcome:one', answer.length === 1),
    ...flag('outcome:one:lookup', answer.length === 1 && want.kind === 'rows'),
    ...flag('outcome:several:lookup', answer.length > 1 && answer.length <= 5 && want.kind === 'rows'),
    ...flag('outcome:many:lookup', answer.length > 5 && want.kind === 'rows'),
    ...flag('outcome:repeats', want.kind === 'rows' && repeats(answer)),
    ...flag(
      'outcome:counts-all',
      isCount(want) && reading.conditions.length > 0 && answer[0]?.[0] === reading.table.rowCount,
    ),
    ...flag('outcome:denied', want.kind === 'whether' && answer[0]?.[0] === want.no),
    ...flag('outcome:tied', isLed(want) && answer.length > 1 && reading.limit === undefined),
  ]
}

/** The same again and again, where one answer was to be seen. */
const repeats = (answer: readonly (readonly Cell[])[]): boolean =>
  answer.length > 1 && new Set(answer.map((row) => JSON.stringify(row))).size === 1

const isCount = (want: Reading['want']): boolean =>
  want.kind === 'measures' &&
  want.keys.length === 0 &&
  want.measures.length === 1 &&
  want.measures[0]?.function === 'count'

const isLed = (want: Reading['want']): boolean =>
  want.kind === 'ranking' || (want.kind === 'measures' && want.lead !== undefined)
