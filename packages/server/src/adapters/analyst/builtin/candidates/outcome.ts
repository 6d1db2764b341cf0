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
    ...flag('outcome:tied', isLed(want) && answer.length > 1 && reading.limit === undefined),
  ]
}

const isLed = (want: Reading['want']): boolean =>
  want.kind === 'ranking' || (want.kind === 'measures' && want.lead !== undefined)
