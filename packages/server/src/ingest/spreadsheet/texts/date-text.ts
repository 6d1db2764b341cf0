import { dateParts, type Epoch } from '../number-format/date-parts.ts'
import { plainNumber } from './plain-number.ts'

const two = (value: number) => String(value).padStart(2, '0')

const known = new Map<number, string>()
const mostKnown = 50_000

/** A serial number as a date, with its time where it has one; a number that is no date stays one. */
export function dateText(serial: number, epoch: Epoch): string {
  const key = epoch === 1904 ? -1 - serial : serial
  const found = known.get(key)
  if (found !== undefined) return found
  const text = spell(serial, epoch)
  if (known.size < mostKnown) known.set(key, text)
  return text
}

function spell(serial: number, epoch: Epoch): string {
  const parts = dateParts(serial, epoch, 3)
  if (parts === undefined || (epoch === 1900 && serial < 1)) return plainNumber(serial)
  const day = `${String(parts.year).padStart(4, '0')}-${two(parts.month)}-${two(parts.day)}`
  const fraction = parts.fraction === 0 ? '' : `.${String(parts.fraction).padStart(3, '0')}`
  const clock = `${two(parts.hour)}:${two(parts.minute)}:${two(parts.second)}${fraction}`
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

/** The time of day that a part of a day stands for. */
export function clockText(part: number): string {
  const parts = dateParts(part, 1904, 0)
  return parts === undefined
    ? plainNumber(part)
    : `${two(parts.hour)}:${two(parts.minute)}:${two(parts.second)}`
}

export const hoursText = (days: number): string => plainNumber(Number((days * 24).toPrecision(12)))
