import type { SourceTable } from '@auger/contract'
import { Skeleton } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callPage } from '../../server/page-client.ts'
import { DataTable } from '../../table/data-table.tsx'
import type { TableSource } from '../../table/table-source.ts'
import { useWords } from '../../words/words-provider.tsx'
import { TableChoice } from './table-choice.tsx'
import { useSourceTables } from './use-source-tables.ts'

/** The rows of a file's tables, a stretch at a time. */
export function TablePreview({
  projectId,
  sourceId,
}: {
  readonly projectId: string
  readonly sourceId: string
}): ReactNode {
  const words = useWords().data.preview
  const { query, tables, table, choose } = useSourceTables(projectId, sourceId)
  if (query.isError) return <FailureNotice error={query.error} retry={() => void query.refetch()} />
  if (tables === undefined) return <Skeleton height={320} radius="md" />
  if (table === undefined) return <EmptyState title={words.noTables} text={words.noTablesWhy} />
  return (
    <>
      <TableChoice tables={tables} table={table} onChoose={choose} />
      <TableRows key={table.id} projectId={projectId} table={table} />
    </>
  )
}

function TableRows({
  projectId,
  table,
}: {
  readonly projectId: string
  readonly table: SourceTable
}): ReactNode {
  const { id, row_count, columns, title, name } = table
  const source = useMemo<TableSource>(
    () => ({
      kind: 'paged',
      total: row_count,
      read: async ({ offset, limit, sort, search }, signal) =>
        callPage(
          'readTableRows',
          {
            project_id: projectId,
            table_id: id,
            offset,
            limit,
            ...(sort === undefined ? {} : { sort: sort.column, order: sort.order }),
            ...(search === '' ? {} : { search }),
          },
          { signal },
        ),
    }),
    [projectId, id, row_count],
  )
  return <DataTable columns={columns} source={source} label={title === '' ? name : title} height={520} />
}
