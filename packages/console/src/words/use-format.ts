import { useMemo } from 'react'
import { useSpeech } from './words-provider.tsx'

export interface Format {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  readonly bytes: (value: number) => string
  readonly day: (time: string | Date) => string
  readonly moment: (time: string | Date) => string
  /** "3 minutes ago". */
  readonly ago: (time: string | Date) => string
  readonly seconds: (value: number) => string
  readonly list: (items: readonly string[]) => string
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Numbers, sizes and times as the language of the page writes them. */
export function useFormat(): Format {
  const { tag } = useSpeech()
  return useMemo(() => formatOf(tag), [tag])
}

function formatOf(tag: string): Format {
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' })
  const number: Format['number'] = (value, options) => new Intl.NumberFormat(tag, options).format(value)
  return {
    number,
    bytes: (value) => {
      const power = Math.min(byteUnits.length - 1, value < 1_000 ? 0 : Math.floor(Math.log10(value) / 3))
      return number(value / 1_000 ** power, {
        style: 'unit',
        unit: byteUnits[power] ?? 'byte',
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: power === 0 ? 0 : 1,
      })
    },
    day: (time) => days.format(new Date(time)),
    moment: (time) => moments.format(new Date(time)),
    ago: (time) => {
      const seconds = (new Date(time).getTime() - Date.now()) / 1_000
      const span = spans.find(([, length]) => Math.abs(seconds) >= length)
      return span === undefined
        ? relative.format(0, 'second')
        : relative.format(Math.round(seconds / span[1]), span[0])
    },
    seconds: (value) =>
      number(value, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'short',
        maximumFractionDigits: value < 10 ? 1 : 0,
      }),
    list: (items) => lists.format(items),
  }
}
