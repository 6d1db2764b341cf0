export type Epoch = 1900 | 1904

export interface DateParts {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** Of a second, in units of the precision asked for. */
  readonly fraction: number
  /** Since the epoch, for formats of elapsed time. */
  readonly totalSeconds: number
}

const secondsOfDay = 86_400
const daysTo1904 = 1_462
const lastDay = 2_958_465
const millisecondsOfDay = 86_400_000
const leapDayThatNeverWas = 60

/** A serial number as a date and time, rounded to so many decimals of a second; undefined where there is no such date. */
export function dateParts(serial: number, epoch: Epoch, decimals: number): DateParts | undefined {
  const unit = 10 ** decimals
  const ticks = Math.round(Number((serial * secondsOfDay * unit).toPrecision(15)))
  const seconds = Math.floor(ticks / unit)
  const days = Math.floor(seconds / secondsOfDay) + (epoch === 1904 ? daysTo1904 : 0)
  if (serial < 0 || days > lastDay) return undefined
  const time = seconds % secondsOfDay
  return {
    ...calendarDay(days, epoch),
    weekday: (days + 6) % 7,
    hour: Math.floor(time / 3600),
    minute: Math.floor(time / 60) % 60,
    second: time % 60,
    fraction: ticks % unit,
    totalSeconds: seconds,
  }
}

/** The calendar of 1900 begins with a day 0 and has a 29th of February, for the sake of programs long gone. */
function calendarDay(days: number, epoch: Epoch): Pick<DateParts, 'year' | 'month' | 'day'> {
  if (epoch === 1900 && days === 0) return { year: 1900, month: 1, day: 0 }
  if (epoch === 1900 && days === leapDayThatNeverWas) return { year: 1900, month: 2, day: 29 }
  const early = days < leapDayThatNeverWas ? 31 : 30
  const date = new Date(Date.UTC(1899, 11, early) + days * millisecondsOfDay)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
