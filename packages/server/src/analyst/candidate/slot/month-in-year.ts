import { monthPeriod } from '../../../domain/calendar.ts'
import type { TimeTarget } from '../../link/link.ts'

type Time = TimeTarget['time']

/** A month and a year side by side are that month of that year, whether or not the data has it: never the one or the other. */
export function monthInYear(one: Time, other: Time): Time | undefined {
  const [month, year] = [monthOf(one) ?? monthOf(other), yearOf(one) ?? yearOf(other)]
  if (month === undefined || year === undefined) return undefined
  return { kind: 'period', ...monthPeriod(year, month), grain: 'month' }
}

/** Its number, of one that comes round again and of the only one that the data has. */
function monthOf(time: Time): number | undefined {
  if (time.kind === 'part')
    return time.part === 'month-of-year' && time.values.length === 1 ? time.values[0] : undefined
  if (time.kind !== 'period' || time.grain !== 'month' || time.from === undefined) return undefined
  const isWhole = time.until?.slice(0, 7) === time.from.slice(0, 7)
  return isWhole ? Number(time.from.slice(5, 7)) : undefined
}

function yearOf(time: Time): number | undefined {
  if (time.kind !== 'period' || time.grain !== 'year' || time.from === undefined) return undefined
  return time.until?.slice(0, 4) === time.from.slice(0, 4) ? Number(time.from.slice(0, 4)) : undefined
}
