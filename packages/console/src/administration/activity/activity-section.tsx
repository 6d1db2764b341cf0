import type { AuditAction } from '@auger/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { usePlace } from '../../application/place.tsx'
import { pageQuery } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { RecordList, recordsOnPage } from '../record-list.tsx'
import { ActivityRow } from './activity-row.tsx'
import { momentsOf } from './moments-of.ts'

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
    page_size: recordsOnPage,
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
  const { projects } = usePlace()
  const names = new Map(projects.map(({ project_id, project_name }) => [project_id, project_name]))
  const actions = Object.keys(words.actions) as AuditAction[]
  return (
    <RecordList
      words={words}
      list={list}
      page={page}
      onPage={setPage}
      filters={
        <>
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
        </>
      }
      columns={[
        { name: jobs.when },
        { name: words.who },
        { name: words.what },
        { name: words.subject },
        ...(projectId === undefined ? [{ name: sections.project }] : []),
        { name: words.address },
      ]}
      row={(record, index) => (
        <ActivityRow
          key={index}
          record={record}
          projectOf={projectId === undefined ? (id) => names.get(id) : undefined}
        />
      )}
    />
  )
}
