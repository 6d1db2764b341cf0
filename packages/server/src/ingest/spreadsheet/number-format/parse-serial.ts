import type { Epoch } from './date-parts.ts'

const millisecondsOfDay = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)
const daysTo1904 = 1_462

/** A date that is written out, as the serial number that stands for it elsewhere. */
export function parseSerial(text: string, epoch: Epoch): number | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(T[\d:.]+)?/.exec(text.trim())?.[0]
  if (iso === undefined) return undefined
  const time = Date.parse(iso.includes('T') ? `${iso}Z` : iso)
  if (Number.isNaN(time)) return undefined
  return (time - dayZero) / millisecondsOfDay - (epoch === 1904 ? daysTo1904 : 0)
}
