import type { JobState, ProjectJob } from '@auger/contract'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { pageQuery } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { RecordList, recordsOnPage } from '../record-list.tsx'
import { JobRow } from './job-row.tsx'
import { LedgerDialog } from './ledger-dialog.tsx'

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
      page_size: recordsOnPage,
      ...(state === undefined ? {} : { state }),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <RecordList
        words={words}
        list={list}
        page={page}
        onPage={setPage}
        filters={
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
        }
        columns={[
          { name: words.question },
          { name: words.state },
          { name: words.user },
          { name: words.when },
          { name: words.took, numeric: true },
          { name: words.analyst },
          { name: words.tokens, numeric: true },
        ]}
        row={(job) => (
          <JobRow
            key={job.job_id}
            job={job}
            onLedger={() => {
              setLedger(job)
            }}
          />
        )}
      />
      {ledger === undefined ? null : (
        <LedgerDialog
          projectId={projectId}
          job={ledger}
          onClose={() => {
            setLedger(undefined)
          }}
        />
      )}
    </>
  )
}
