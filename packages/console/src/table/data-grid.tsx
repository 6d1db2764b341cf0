import type { Cell } from '@auger/contract'
import { Button, Text } from '@mantine/core'
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import classes from './data-table.module.css'
import { GridHeader } from './grid-header.tsx'
import { GridRow, type RowLook } from './grid-row.tsx'
import type { DataColumn, ShownRows, Sort } from './table-source.ts'
import { useColumns } from './use-columns.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useHighlight } from './use-highlight.ts'
import { useScale } from './use-scale.ts'
import { useTableWords } from './use-table-words.ts'

export const rowHeight = 32

export interface DataGridProps {
  readonly columns: readonly DataColumn[]
  readonly rows: ShownRows
  readonly sort: Sort | undefined
  readonly onSort: (column: string) => void
  readonly label: string
  readonly hint: string
  readonly write: (cell: Cell | undefined, column: number) => string
  readonly highlight: { readonly row: number; readonly column: string } | undefined
  readonly onReset: () => void
  readonly onSay: (text: string) => void
  readonly height: number
}

/** The cells that are seen, and the one that the keyboard is at. */
export function DataGrid(props: DataGridProps): ReactNode {
  const { columns, rows, sort, onSort, label, hint, height, write } = props
  const { words } = useTableWords()
  const grid = useRef<HTMLDivElement>(null)
  const id = useId()
  const scale = useScale(grid, rows.total, rowHeight)
  const window = useColumns(grid, columns, rows, write)
  const keys = useGridKeys({ ...props, grid, scale, rowHeight, widths: window.widths })
  const { active } = keys
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.total,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 600, height },
    observeElementOffset: scale.observe,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      if (active.row < 0 || active.row >= rows.total || drawn.includes(active.row)) return drawn
      return active.row < (drawn[0] ?? 0) ? [active.row, ...drawn] : [...drawn, active.row]
    },
  })
  const drawn = virtual.getVirtualItems().filter((item) => item.index < rows.total)
  useNeeded(rows, virtual.range?.startIndex, virtual.range?.endIndex)
  const shown = useHighlight({ ...props, go: keys.go })
  const look: RowLook = { id, columns, window, write, active, corner: keys.corner, shown }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hint}
      aria-rowcount={rows.total + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={`${id}-${active.row}-${active.column}`}
      className={classes['grid']}
      style={{ maxHeight: height }}
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
    >
      <GridHeader look={look} sort={sort} onSort={onSort} onActive={keys.go} />
      <div role="rowgroup" className={classes['body']} style={{ height: scale.height, width: window.whole }}>
        {drawn.map((item) => (
          <GridRow
            key={item.index}
            index={item.index}
            row={rows.rowAt(item.index)}
            place={rows.placeOf(item.index)}
            top={scale.top(item.start, virtual.scrollOffset ?? 0)}
            look={look}
            onActive={keys.go}
          />
        ))}
      </div>
      {rows.failed === undefined ? null : (
        <div className={classes['note']} role="alert">
          <Text size="sm">{words.failed({ why: rows.failed.message })}</Text>
          <Button size="xs" variant="default" onClick={rows.again}>
            {words.again}
          </Button>
        </div>
      )}
      {rows.total > 0 ? null : <div className={classes['note']}>{words.empty}</div>}
    </div>
  )
}

/** Rows that are seen are read, and a screenful after them. */
function useNeeded(rows: ShownRows, from: number | undefined, to: number | undefined): void {
  useEffect(() => {
    if (from === undefined || to === undefined || rows.total === 0) return
    const moved = setTimeout(() => {
      rows.need(from, Math.min(rows.total - 1, to + 20))
    }, 40)
    return () => {
      clearTimeout(moved)
    }
  }, [rows, from, to])
}
