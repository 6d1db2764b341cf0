import type { ColumnProfile } from '@auger/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './profile.module.css'

interface ValueBarsProps {
  readonly column: ColumnProfile
  readonly write: (cell: ColumnProfile['smallest']) => string
}

/** The most frequent values of a column, each with a bar as long as it is frequent. */
export function ValueBars({ column, write }: ValueBarsProps): ReactNode {
  const words = useWords().data.profile
  const format = useFormat()
  const most = Math.max(1, ...column.values.map(({ count }) => count))
  return (
    <ul className={classes.values} aria-label={words.values({ column: column.name })}>
      {column.values.slice(0, 6).map(({ value, count }, index) => (
        <li key={index} className={classes.value}>
          <span className={classes.fill} style={{ inlineSize: `${(100 * count) / most}%` }} aria-hidden />
          <span className={classes.what} dir="auto">
            {write(value)}
          </span>
          <span className={classes.count}>{format.number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
