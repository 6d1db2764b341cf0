import type { TimePart } from '@auger/contract/plan'
import { grouped } from '../grouped.ts'
import type { Link } from '../link.ts'
import type { Stretch } from '../linked-question.ts'
import { certain, foreignWord } from '../quality.ts'
import { sensesOf, type Said } from '../said.ts'
import { datePartsIn } from './date-parts.ts'
import { across } from './dated.ts'
import { placesAfterTo } from './places-after-to.ts'

interface Recurring extends Stretch {
  readonly part: TimePart
  readonly values: readonly number[]
  readonly quality: number
}

/** Months, quarters and weekdays of whatever year, and all from one to another: Monday to Friday. */
export function recurringTimes(said: Said): readonly Link[] {
  const single = [...weekdays(said), ...partsOfYears(said)]
  const starts = grouped(single, ({ from }) => from)
  const ranges = single.flatMap((first) =>
    placesAfterTo(said, first)
      .flatMap((place) => starts.get(place) ?? [])
      .flatMap((last) => rangeOf(first, last)),
  )
  return [...single, ...ranges].map(({ from, until, part, values, quality }) => ({
    from,
    until,
    to: { kind: 'time', time: { kind: 'part', part, values } },
    quality,
  }))
}

const weekdays = (said: Said): readonly Recurring[] =>
  sensesOf(said, 'weekday').map(({ from, until, sense, lexicon }) => ({
    from,
    until,
    part: 'weekday',
    values: Array.from({ length: (sense.until ?? sense.day) - sense.day + 1 }, (_, more) => sense.day + more),
    quality: lexicon === 0 ? certain : foreignWord,
  }))

const partsOfYears = (said: Said): readonly Recurring[] =>
  datePartsIn(said).flatMap(({ kind, value, from, until, quality }): readonly Recurring[] => {
    if (kind === 'year' || kind === 'day') return []
    if (kind === 'month') return [{ from, until, part: 'month-of-year', values: [value], quality }]
    const values = kind === 'half' ? [value * 2 - 1, value * 2] : [value]
    return [{ from, until, part: 'quarter-of-year', values, quality }]
  })

/** How many there are until they come round again. */
const rounds: { readonly [Part in TimePart]?: number } = {
  weekday: 7,
  'month-of-year': 12,
  'quarter-of-year': 4,
}

function rangeOf(first: Recurring, last: Recurring): readonly Recurring[] {
  const round = rounds[first.part] ?? 0
  const [low = 0] = first.values
  const high = last.values.at(-1) ?? 0
  if (first.part !== last.part || low === high) return []
  const length = ((high - low + round) % round) + 1
  const values = Array.from({ length }, (_, more) => ((low - 1 + more) % round) + 1)
  return [
    { ...across(first, last), part: first.part, values, quality: Math.min(first.quality, last.quality) },
  ]
}
