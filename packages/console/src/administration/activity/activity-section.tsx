import type { AuditAction } from '@auger/contract'
import { Button, Group, NativeSelect, Pagination, Skeleton, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { pageQuery } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { RecordTable } from '../record-table.tsx'
import { ActivityRow } from './activity-row.tsx'
import { momentsOf } from './moments-of.ts'

const pageSize = 25

/** What was done, by whom: in a project, or in all of the service. */
export function ActivitySection({ projectId }: { readonly projectId?: string }): ReactNode {
  const { activity: words, jobs, sections } = useAdministrationWords()
  const [page, setPage] = useState(1)
  const [action, setAction] = useState<AuditAction>()
  const [actor, setActor] = useState('')
  const [days, setDays] = useState({ first: '', last: '' })
  const who = useDeferredValue(actor.trim())
  const wanted = {
    page_number: page,
    page_size: pageSize,
    ...(action === undefined ? {} : { action }),
    ...(who === '' ? {} : { actor: who }),
    ...momentsOf(days),
  }
  const list = useQuery({
    ...(projectId === undefined
      ? pageQuery('listAudit', wanted)
      : pageQuery('listProjectAudit', { project_id: projectId, ...wanted })),
    placeholderData: keepPreviousData,
  })
  const actions = Object.keys(words.actions) as AuditAction[]
  const records = list.data?.records
  const whole = Math.ceil((list.data?.total_items ?? 0) / pageSize)
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <Group align="end">
        <NativeSelect
          label={words.what}
          value={action ?? ''}
          data={[
            { value: '', label: words.everything },
            ...actions.map((one) => ({ value: one, label: words.actions[one] })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            setAction(actions.find((one) => one === chosen))
            setPage(1)
          }}
        />
        <TextInput
          label={words.who}
          value={actor}
          maxLength={256}
          onChange={(event) => {
            setActor(event.currentTarget.value)
            setPage(1)
          }}
        />
        {(['first', 'last'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={end === 'first' ? words.since : words.until}
            value={days[end]}
            onChange={(event) => {
              setDays({ ...days, [end]: event.currentTarget.value })
              setPage(1)
            }}
          />
        ))}
        <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
          {jobs.refresh}
        </Button>
      </Group>
      {list.isError ? <FailureNotice error={list.error} retry={() => void list.refetch()} /> : null}
      {list.isPending ? <Skeleton height={240} radius="md" /> : null}
      {records?.length === 0 ? <EmptyState title={words.none} text={words.noneWhy} /> : null}
      {records === undefined || records.length === 0 ? null : (
        <RecordTable
          label={words.list}
          columns={[
            { name: jobs.when },
            { name: words.who },
            { name: words.what },
            { name: words.subject },
            ...(projectId === undefined ? [{ name: sections.project }] : []),
            { name: words.address },
          ]}
        >
          {records.map((record, index) => (
            <ActivityRow key={index} record={record} showsProject={projectId === undefined} />
          ))}
        </RecordTable>
      )}
      {whole > 1 ? (
        <nav aria-label={words.pages}>
          <Pagination total={whole} value={page} onChange={setPage} />
        </nav>
      ) : null}
    </section>
  )
}
