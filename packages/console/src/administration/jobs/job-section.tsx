import type { JobState, ProjectJob } from '@auger/contract'
import { Button, Group, NativeSelect, Pagination, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { pageQuery } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { RecordTable } from '../record-table.tsx'
import { JobRow } from './job-row.tsx'
import { LedgerDialog } from './ledger-dialog.tsx'

const pageSize = 25
const states = ['queued', 'running', 'done', 'failed', 'cancelled'] as const satisfies readonly JobState[]

/** The questions of a project with their timings and failures. */
export function JobSection({ projectId }: { readonly projectId: string }): ReactNode {
  const words = useAdministrationWords().jobs
  const [page, setPage] = useState(1)
  const [state, setState] = useState<JobState>()
  const [ledger, setLedger] = useState<ProjectJob>()
  const list = useQuery({
    ...pageQuery('listProjectJobs', {
      project_id: projectId,
      page_number: page,
      page_size: pageSize,
      ...(state === undefined ? {} : { state }),
    }),
    placeholderData: keepPreviousData,
  })
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  const whole = Math.ceil((list.data?.total_items ?? 0) / pageSize)
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <Group align="end">
        <NativeSelect
          label={words.state}
          value={state ?? ''}
          data={[
            { value: '', label: words.all },
            ...states.map((one) => ({ value: one, label: words.states[one] })),
          ]}
          onChange={(event) => {
            const wanted = event.currentTarget.value
            setState(states.find((one) => one === wanted))
            setPage(1)
          }}
        />
        <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
          {words.refresh}
        </Button>
      </Group>
      {list.data === undefined ? <Skeleton height={240} radius="md" /> : null}
      {list.data?.records.length === 0 ? <EmptyState title={words.none} text={words.noneWhy} /> : null}
      {list.data === undefined || list.data.records.length === 0 ? null : (
        <RecordTable
          label={words.list}
          columns={[
            { name: words.question },
            { name: words.state },
            { name: words.user },
            { name: words.when },
            { name: words.took, numeric: true },
            { name: words.analyst },
            { name: words.tokens, numeric: true },
          ]}
        >
          {list.data.records.map((job) => (
            <JobRow
              key={job.job_id}
              job={job}
              onLedger={() => {
                setLedger(job)
              }}
            />
          ))}
        </RecordTable>
      )}
      {whole > 1 ? (
        <nav aria-label={words.pages}>
          <Pagination total={whole} value={page} onChange={setPage} />
        </nav>
      ) : null}
      {ledger === undefined ? null : (
        <LedgerDialog
          projectId={projectId}
          job={ledger}
          onClose={() => {
            setLedger(undefined)
          }}
        />
      )}
    </section>
  )
}
