import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { pageQuery } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import own from './usage.module.css'
import { UsageChart } from './usage-chart.tsx'
import { UsageTable } from './usage-table.tsx'

const periods = [7, 30, 90] as const

/** What a project used, day by day. */
export function UsageSection({ projectId }: { readonly projectId: string }): ReactNode {
  const words = useAdministrationWords().usage
  const [days, setDays] = useState<number>(30)
  const [table, setTable] = useState(false)
  const usage = useQuery({
    ...pageQuery('getUsage', { project_id: projectId, days }),
    placeholderData: keepPreviousData,
  })
  if (usage.isError) return <FailureNotice error={usage.error} retry={() => void usage.refetch()} />
  const shown = usage.data?.days
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <div className={own.period}>
        <SegmentedControl
          aria-label={words.days}
          value={String(days)}
          data={periods.map((count) => ({ value: String(count), label: words.last({ count }) }))}
          onChange={(value) => {
            setDays(Number(value))
          }}
        />
      </div>
      {shown === undefined ? <Skeleton height={220} radius="md" /> : null}
      {shown?.every(({ jobs }) => jobs === 0) === true ? <EmptyState title={words.none} /> : null}
      {shown?.some(({ jobs }) => jobs > 0) === true ? (
        <>
          <UsageChart days={shown} />
          <div>
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={table}
              onClick={() => {
                setTable(!table)
              }}
            >
              {table ? words.asChart : words.asTable}
            </Button>
          </div>
          <div className={table ? undefined : 'unseen'}>
            <UsageTable days={shown} focusable={table} />
          </div>
        </>
      ) : null}
    </section>
  )
}
