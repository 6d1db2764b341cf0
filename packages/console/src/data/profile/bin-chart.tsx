import type { ColumnProfile } from '@auger/contract'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { barsOf } from './bars.ts'
import classes from './profile.module.css'

interface BinChartProps {
  readonly column: ColumnProfile
  readonly write: (cell: ColumnProfile['smallest']) => string
}

const [width, height] = [220, 56]

/** How the values of a column lie, as bars; each says what it counts where one points at it. */
export function BinChart({ column, write }: BinChartProps): ReactNode {
  const words = useWords().data.profile
  const { bins, name } = column
  const bars = barsOf(
    bins.map(({ count }) => count),
    width,
    height,
  )
  const said = bins.map(({ from, to, count }) => words.bin({ from: write(from), to: write(to), count }))
  return (
    <svg
      className={classes.bins}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${words.bins({ column: name })}: ${said.join('; ')}`}
    >
      {bars.map((bar, index) => (
        <rect key={index} {...bar} rx={1}>
          <title>{said[index]}</title>
        </rect>
      ))}
    </svg>
  )
}
