import type { Cell } from '@auger/contract'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { columnWidths, columnWindow, type ColumnWindow } from './column-window.ts'
import type { DataColumn, ShownRows } from './table-source.ts'

export interface DrawnColumns extends ColumnWindow {
  readonly widths: readonly number[]
}

const sampled = 40

/** How wide the columns are, and which of them are drawn. */
export function useColumns(
  grid: RefObject<HTMLDivElement | null>,
  columns: readonly DataColumn[],
  rows: ShownRows,
  write: (cell: Cell | undefined, column: number) => string,
): DrawnColumns {
  const loaded = rows.rowAt(0) !== undefined
  const widths = useMemo(
    () =>
      columnWidths(columns, (column) =>
        Array.from({ length: Math.min(sampled, rows.total) }, (_, index) =>
          write(rows.rowAt(index)?.[column], column),
        ),
      ),
    // Widths follow the first rows that came, not every page after them: columns that jump cannot be read.
    [columns, write, loaded],
  )
  const [view, setView] = useState({ scrolled: 0, width: 800 })
  useEffect(() => {
    const element = grid.current
    if (element === null) return
    const look = () => {
      const [scrolled, width] = [Math.abs(element.scrollLeft), element.clientWidth]
      setView((before) =>
        before.scrolled === scrolled && before.width === width ? before : { scrolled, width },
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [grid])
  return useMemo(
    () => ({ widths, ...columnWindow(widths, view.scrolled, view.width) }),
    [widths, view.scrolled, view.width],
  )
}
