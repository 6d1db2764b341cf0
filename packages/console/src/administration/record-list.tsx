import { Group, Pagination, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../application/empty-state.tsx'
import { FailureNotice } from '../application/failure-notice.tsx'
import classes from './administration.module.css'
import { ReadAgain } from './read-again.tsx'
import { RecordTable, type RecordColumn } from './record-table.tsx'

export const recordsOnPage = 25

interface RecordListProps<Item> {
  readonly words: {
    readonly lead: string
    readonly list: string
    readonly none: string
    readonly noneWhy: string
    readonly pages: string
  }
  /** What narrows the list. */
  readonly filters: ReactNode
  readonly list: UseQueryResult<{ readonly records: readonly Item[]; readonly total_items: number }>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly columns: readonly RecordColumn[]
  readonly row: (record: Item, index: number) => ReactNode
}

/** A long list by pages, narrowed by what is above it and read again on demand. */
export function RecordList<Item>(props: RecordListProps<Item>): ReactNode {
  const { words, filters, list, page, onPage, columns, row } = props
  const { data, error, isFetching, isPending } = list
  const again = () => void list.refetch()
  const pages = Math.ceil((data?.total_items ?? 0) / recordsOnPage)
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <Group align="end">
        {filters}
        <ReadAgain isReading={isFetching} onRead={again} />
      </Group>
      {error === null ? null : <FailureNotice error={error} retry={again} />}
      {isPending ? <Skeleton height={240} radius="md" /> : null}
      {data?.records.length === 0 ? <EmptyState title={words.none} text={words.noneWhy} /> : null}
      {data === undefined || data.records.length === 0 ? null : (
        <RecordTable label={words.list} columns={columns}>
          {data.records.map(row)}
        </RecordTable>
      )}
      {pages > 1 ? (
        <nav aria-label={words.pages}>
          <Pagination total={pages} value={page} onChange={onPage} />
        </nav>
      ) : null}
    </section>
  )
}
