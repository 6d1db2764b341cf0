import { lazy, Suspense, useMemo } from 'react'
import type { Result, TableLink } from '@auger/contract'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { saveAddress } from '../../data/save-address.ts'
import { useWords } from '../../words/words-provider.tsx'
import { csvRows } from '../tables/csv-rows.ts'
import { typedTable } from '../tables/typed-table.ts'
import { useFileText } from '../tables/use-file-text.ts'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import { ExpiredFile, isExpired } from './expired-file.tsx'
import { useTrace } from './tracing.tsx'

const DataTable = lazy(() =>
  import('../../table/data-table.tsx').then(({ DataTable: component }) => ({ default: component })),
)

interface AnswerTableProps {
  readonly link: TableLink
  readonly results: readonly Result[]
}

/** The whole table of a step; a number of the text points at its cells. */
export function AnswerTable({ link, results }: AnswerTableProps) {
  const words = useWords().ask.answer
  const file = useFileText(link.url)
  const { cell } = useTrace()
  const table = useMemo(
    () => (file.data === undefined ? undefined : typedTable(csvRows(file.data), results)),
    [file.data, results],
  )
  const source = useMemo(
    () => (table === undefined ? undefined : ({ kind: 'rows', rows: table.rows } as const)),
    [table],
  )
  const highlight = useMemo(
    () => (cell?.table === link.name ? { row: cell.row, column: cell.column } : undefined),
    [cell, link.name],
  )
  return (
    <div data-table={link.name}>
      {isExpired(file.error) && <ExpiredFile />}
      {file.error !== null && !isExpired(file.error) && (
        <FailureNotice error={file.error} retry={() => void file.refetch()} />
      )}
      {file.isPending && <AnswerSkeleton />}
      {table !== undefined && source !== undefined && (
        <Suspense fallback={<AnswerSkeleton />}>
          <DataTable
            columns={table.columns}
            source={source}
            label={words.tableOf({ name: link.name })}
            highlight={highlight}
            onDownload={() => saveAddress(link.url, link.name)}
          />
        </Suspense>
      )}
    </div>
  )
}
