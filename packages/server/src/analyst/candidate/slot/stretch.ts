import type { Link } from '../../link/link.ts'
import type { Reading } from '../reading.ts'

const mostDays = 300

/** Whether a time is told by where it begins and where it ends: 2023 to 2024, January to March 2024, and not the March of 2024. */
export function isStretch(
  { items, scene: { links } }: Pick<Reading, 'items' | 'scene'>,
  at: number,
): boolean {
  const item = items[at]
  if (item === undefined) return false
  const ends = links.filter(
    (link) => daysOf(link) !== undefined && link.until === item.until && link.from > item.from,
  )
  const starts = links.filter((link) => link.from === item.from && link.until < item.until)
  return starts.some((start) =>
    ends.some((end) => {
      if (start.until >= end.from) return false
      return daysOf(start) !== undefined || (isPartOfYear(start) && (daysOf(end) ?? mostDays) < mostDays)
    }),
  )
}

/** How long a period is. */
function daysOf({ to }: Link): number | undefined {
  if (to.kind !== 'time' || to.time.kind !== 'period') return undefined
  const [first, last] = [to.time.from, to.time.until].map((day) => Date.parse(`${day}`.slice(0, 10)))
  return first === undefined || last === undefined ? undefined : (last - first) / 86_400_000
}

const isPartOfYear = ({ to }: Link): boolean =>
  (to.kind === 'time' && to.time.kind === 'part') ||
  (to.kind === 'sense' && ['month', 'quarter', 'half'].includes(to.sense.kind))
