import type { UsageDay } from '@auger/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { useUtcDay } from './use-utc-day.ts'

const figures = ['jobs', 'answered', 'refused', 'failed', 'cancelled', 'seconds', 'tokens'] as const

/** The same as the chart in numbers, newest day first. */
export function UsageTable({
  days,
  focusable,
}: {
  readonly days: readonly UsageDay[]
  readonly focusable: boolean
}): ReactNode {
  const words = useAdministrationWords().usage
  const format = useFormat()
  const writeDay = useUtcDay()
  const write = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  return (
    <div
      {...(focusable
        ? { className: classes.scroll, tabIndex: 0, role: 'region', 'aria-label': words.table }
        : {})}
    >
      <table className={classes.table} aria-label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={classes.number}>
                {words[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ jobs }) => jobs > 0)
            .toReversed()
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{writeDay(day.day)}</th>
                {figures.map((figure) => (
                  <td key={figure} className={classes.number}>
                    {write(day[figure])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {figures.map((figure) => (
              <td key={figure} className={classes.number}>
                {write(days.reduce((sum, day) => sum + day[figure], 0))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
