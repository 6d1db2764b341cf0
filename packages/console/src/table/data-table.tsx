import type { Cell } from '@auger/contract'
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { cellFormatter } from './cell-text.ts'
import classes from './data-table.module.css'
import { DataGrid } from './data-grid.tsx'
import type { DataColumn, Row, Sort, TableSource } from './table-source.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { useShownRows } from './use-shown-rows.ts'
import { useTableWords } from './use-table-words.ts'

export interface DataTableProps {
  readonly columns: readonly DataColumn[]
  readonly source: TableSource
  /** What the table is of, for who does not see it. */
  readonly label: string
  /** A cell that is pointed at: its row in the table as it came, and the name of its column. */
  readonly highlight?: { readonly row: number; readonly column: string } | undefined
  readonly onDownload?: (() => void) | undefined
  /** How tall it may become, in pixels. */
  readonly height?: number
}

const none: readonly Row[] = []

/** Rows and columns, few or very many. Cells are text: nothing in them runs. */
export function DataTable({
  columns,
  source,
  label,
  highlight,
  onDownload,
  height = 420,
}: DataTableProps): ReactNode {
  const { words, language } = useTableWords()
  const [sort, setSort] = useState<Sort>()
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState('')
  const rows = useShownRows(source, columns, sort, search, language)
  const firstRow = rows.rowAt(0)
  const sample = useMemo(
    () => (source.kind === 'rows' ? source.rows : firstRow === undefined ? none : [firstRow]),
    [source, firstRow],
  )
  const formats = useMemo(
    () => columns.map((column, index) => cellFormatter(column, index, sample, language, words)),
    [columns, sample, language, words],
  )
  const write = useCallback(
    (cell: Cell | undefined, column: number) => formats[column]?.(cell) ?? '',
    [formats],
  )
  const toggle = useCallback((name: string) => {
    setSort((before) => nextSort(before, name))
  }, [])
  const reset = useCallback(() => {
    setSort(undefined)
    setSearch('')
  }, [])
  const hint = useId()
  return (
    <div className={classes['frame']}>
      <TableToolbar
        label={label}
        search={search}
        onSearch={setSearch}
        total={rows.total}
        of={source.kind === 'rows' ? source.rows.length : source.total}
        onDownload={onDownload}
      />
      <span id={hint} className={classes['unseen']}>
        {words.keys}
      </span>
      <DataGrid
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={toggle}
        label={label}
        hint={hint}
        write={write}
        highlight={highlight}
        onReset={reset}
        onSay={setSaid}
        height={height}
      />
      <div role="status" className={classes['unseen']}>
        {said}
      </div>
    </div>
  )
}

function nextSort(before: Sort | undefined, column: string): Sort | undefined {
  if (before?.column !== column) return { column, order: 'ascending' }
  return before.order === 'ascending' ? { column, order: 'descending' } : undefined
}
