import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { scrolledToColumn } from './column-window.ts'
import { delimitedText } from './delimited-text.ts'
import { move, type Position } from './move.ts'
import { scrolledTo } from './row-scale.ts'
import type { DataColumn, ShownRows } from './table-source.ts'
import type { Scale } from './use-scale.ts'
import { useTableWords } from './use-table-words.ts'

interface GridKeysOptions {
  readonly grid: RefObject<HTMLDivElement | null>
  readonly scale: Scale
  readonly rowHeight: number
  readonly columns: readonly DataColumn[]
  readonly widths: readonly number[]
  readonly rows: ShownRows
  readonly onSort: (column: string) => void
  readonly onSay: (text: string) => void
}

export interface GridKeys {
  readonly active: Position
  readonly corner: Position
  readonly go: (position: Position, extend?: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  readonly onCopy: (event: ClipboardEvent<HTMLDivElement>) => void
}

const start: Position = { row: 0, column: 0 }

/** The cell that the keyboard is at, the cells that are selected with shift, and what keys do to them. */
export function useGridKeys(options: GridKeysOptions): GridKeys {
  const { grid, scale, rowHeight, columns, widths, rows, onSort, onSay } = options
  const { words } = useTableWords()
  const [active, setActive] = useState(start)
  const [corner, setCorner] = useState(start)

  const go = (position: Position, extend = false): void => {
    setActive(position)
    if (!extend) setCorner(position)
    if (position.row >= 0) scale.scrollTo(scrolledTo(position.row, rowHeight, scale.offset(), scale.viewport))
    const element = grid.current
    if (element === null) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const at = Math.abs(element.scrollLeft)
    const to = scrolledToColumn(widths, position.column, at, element.clientWidth)
    if (to !== at) element.scrollLeft = sign * to
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const name = columns[active.column]?.name
    if (active.row === -1 && name !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onSort(name)
      return
    }
    const element = grid.current
    if (element === null || event.altKey) return
    const to = move(
      active,
      { key: event.key, ctrl: event.ctrlKey || event.metaKey },
      {
        rows: rows.total,
        columns: columns.length,
        page: Math.max(1, Math.floor(scale.viewport / rowHeight) - 1),
        rightToLeft: getComputedStyle(element).direction === 'rtl',
      },
    )
    if (to === undefined) return
    event.preventDefault()
    go(to, event.shiftKey)
  }

  const onCopy = (event: ClipboardEvent<HTMLDivElement>): void => {
    if ((document.getSelection()?.toString() ?? '') !== '') return
    event.preventDefault()
    const names = columns.map((column) => column.name)
    event.clipboardData.setData('text/plain', delimitedText(active, corner, rows.rowAt, names))
    const height = Math.abs(active.row - corner.row) + 1
    const width = Math.abs(active.column - corner.column) + 1
    onSay(words.copied({ count: height * width }))
  }

  return { active, corner, go, onKeyDown, onCopy }
}
