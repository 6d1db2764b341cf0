import type { SourceTable } from '@auger/contract'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { usePage } from '../../server/queries.ts'
import { useWords } from '../../words/words-provider.tsx'
import { TableChoice } from '../preview/table-choice.tsx'
import { useSourceTables } from '../preview/use-source-tables.ts'
import { ColumnCard } from './column-card.tsx'
import classes from './profile.module.css'

const mostColumns = 100

/** What the columns of a file's tables hold. */
export function ProfilePanel({
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
      <TableProfile projectId={projectId} table={table} />
    </>
  )
}

function TableProfile({
  projectId,
  table,
}: {
  readonly projectId: string
  readonly table: SourceTable
}): ReactNode {
  const words = useWords().data.profile
  const query = usePage('profileTable', { project_id: projectId, table_id: table.id })
  if (query.isError) return <FailureNotice error={query.error} retry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton height={320} radius="md" />
  const { row_count, columns } = query.data
  return (
    <>
      <p className={classes.lead}>
        {words.lead({ count: row_count })} {table.columns.length > mostColumns ? words.firstHundred : ''}
      </p>
      <ul className={classes.cards}>
        {columns.map((column) => (
          <ColumnCard key={column.name} column={column} rows={row_count} />
        ))}
      </ul>
    </>
  )
}
