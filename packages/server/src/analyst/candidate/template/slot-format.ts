import type { SlotFormat } from '@auger/contract/plan'
import type { Reading } from '../reading.ts'
import { numbersBeside } from '../statistic/numbers-beside.ts'
import { saidIn } from '../statistic/said.ts'

/** How a number is to be written: as what is said of the slot wants it, else as the question does. */
export function slotFormat(description: Reading, question: Reading): SlotFormat {
  const decimals = decimalsIn(description) ?? decimalsIn(question)
  return decimals === undefined ? {} : { decimals }
}

function decimalsIn(reading: Reading): number | undefined {
  const said = saidIn(reading)
  const [number] = said.items('decimals').flatMap((item) => numbersBeside(reading, item))
  if (number !== undefined && isPlaces(number.to.value)) return number.to.value
  return said.says('integer') && !said.says('decimals') ? 0 : undefined
}

const mostPlaces = 15

const isPlaces = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= mostPlaces
