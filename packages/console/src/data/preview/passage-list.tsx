import { Pagination, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { pageQuery } from '../../server/queries.ts'
import { useWords } from '../../words/words-provider.tsx'
import { PassageCard } from './passage-card.tsx'
import classes from './passages.module.css'

const pageSize = 20

/** The running text of a document, in its order. */
export function PassageList({
  projectId,
  sourceId,
}: {
  readonly projectId: string
  readonly sourceId: string
}): ReactNode {
  const words = useWords().data.passages
  const [page, setPage] = useState(1)
  const list = useQuery({
    ...pageQuery('listPassages', {
      project_id: projectId,
      datasource_id: sourceId,
      page_number: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
  })
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={200} radius="md" />
  const { records, total_items } = list.data
  if (total_items === 0) return <EmptyState title={words.none} />
  const whole = Math.ceil(total_items / pageSize)
  return (
    <section aria-label={words.list}>
      <ol className={classes.list}>
        {records.map((passage) => (
          <PassageCard
            key={passage.id}
            page={passage.page_no}
            heading={passage.heading ?? ''}
            content={passage.content}
          />
        ))}
      </ol>
      {whole > 1 ? (
        <nav aria-label={words.pages}>
          <Pagination total={whole} value={page} onChange={setPage} />
        </nav>
      ) : null}
    </section>
  )
}
