import type { DatasourceRecord } from '@auger/contract'
import { Pagination, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { wireQuery } from '../../server/queries.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './source-list.module.css'
import { SourceRow } from './source-row.tsx'

const pageSize = 50
/** A browser has six connections to one place, and each file that is followed keeps one. */
const mostFollowed = 2

/** The files of a dataset, newest first, with what becomes of them. */
export function SourceList({
  projectId,
  datasetId,
  onReplace,
}: {
  readonly projectId: string
  readonly datasetId: string
  readonly onReplace: (source: DatasourceRecord) => void
}): ReactNode {
  const words = useWords().data.sources
  const [page, setPage] = useState(1)
  const list = useQuery({
    ...wireQuery(projectId, 'listDatasources', { id: datasetId, page_number: page, page_size: pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.records.some(({ status }) => status === 'synching') === true ? 2_000 : false,
  })
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={120} radius="md" mt="md" />
  const { records, total_items } = list.data
  if (records.length === 0) return <EmptyState title={words.none} text={words.noneWhy} />
  const followed = records
    .filter(({ status }) => status === 'synching')
    .slice(-mostFollowed)
    .map(({ id }) => id)
  const whole = Math.ceil(total_items / pageSize)
  return (
    <section aria-label={words.list} className={classes.section}>
      <ul className={classes.list}>
        {records.map((source) => (
          <SourceRow
            key={source.id}
            projectId={projectId}
            source={source}
            follow={followed.includes(source.id)}
            onReplace={onReplace}
          />
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
