import { Pagination, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../application/empty-state.tsx'
import { FailureNotice } from '../application/failure-notice.tsx'
import { wireQuery } from '../server/queries.ts'
import { useWords } from '../words/words-provider.tsx'
import { DatasetCard } from './dataset-card.tsx'
import classes from './dataset-list.module.css'

const pageSize = 20

/** The datasets of a project, newest first. */
export function DatasetList({ projectId }: { readonly projectId: string }): ReactNode {
  const words = useWords().data.datasets
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const [page, setPage] = useState(1)
  const input = { page_number: page, page_size: pageSize, ...(search === '' ? {} : { search }) }
  const list = useQuery({
    ...wireQuery(projectId, 'listDatasets', input),
    placeholderData: keepPreviousData,
  })
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  const records = list.data?.records
  const isEmpty = records?.length === 0 && search === '' && typed === ''
  const whole = Math.ceil((list.data?.total_items ?? 0) / pageSize)
  return (
    <section aria-label={words.list} aria-busy={list.isPending} className={classes.section}>
      {isEmpty ? null : (
        <TextInput
          type="search"
          value={typed}
          placeholder={words.search}
          aria-label={words.search}
          maxLength={128}
          className={classes.search}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setPage(1)
          }}
        />
      )}
      {records === undefined ? <Waiting /> : null}
      {isEmpty ? <EmptyState title={words.none} text={words.noneWhy} /> : null}
      {records?.length === 0 && !isEmpty ? <EmptyState title={words.noneFound({ search })} /> : null}
      <ul className={classes.list}>
        {records?.map((dataset) => (
          <DatasetCard key={dataset.id} projectId={projectId} dataset={dataset} />
        ))}
      </ul>
      {whole > 1 ? (
        <nav aria-label={words.pages}>
          <Pagination total={whole} value={page} onChange={setPage} />
        </nav>
      ) : null}
    </section>
  )
}

const Waiting = (): ReactNode => (
  <>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} height={74} radius="md" mb="sm" />
    ))}
  </>
)
