import type { Cell } from '@auger/contract'
import { memo, type ReactNode } from 'react'
import { isNumeric } from './cell-text.ts'
import classes from './data-table.module.css'
import type { Position } from './move.ts'
import type { DataColumn, Row } from './table-source.ts'
import type { DrawnColumns } from './use-columns.ts'

export interface RowLook {
  readonly id: string
  readonly columns: readonly DataColumn[]
  readonly window: DrawnColumns
  readonly write: (cell: Cell | undefined, column: number) => string
  readonly active: Position
  /** The other end of what is selected. */
  readonly corner: Position
  /** The cell that is pointed at, by its place in the table. */
  readonly shown: { readonly row: number; readonly column: number } | undefined
}

interface GridRowProps {
  readonly index: number
  readonly row: Row | undefined
  readonly place: number | undefined
  readonly top: number
  readonly look: RowLook
  readonly onActive: (position: Position, extend: boolean) => void
}

export const drawnColumns = ({ from, to, widths }: DrawnColumns): readonly number[] =>
  widths.length === 0 ? [] : [0, ...Array.from({ length: to - from }, (_, offset) => from + offset)]

/** One row; its columns that are out of sight are left out. */
export const GridRow = memo(function GridRow({
  index,
  row,
  place,
  top,
  look,
  onActive,
}: GridRowProps): ReactNode {
  const { id, columns, window, write, active, corner, shown } = look
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      data-odd={index % 2 === 1 || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {drawnColumns(window).map((column) => {
        const cell = row?.[column]
        const text = write(cell, column)
        const described = columns[column]
        return (
          <div
            key={column}
            id={`${id}-${index}-${column}`}
            role="gridcell"
            aria-colindex={column + 1}
            aria-selected={within(index, column, active, corner)}
            dir="auto"
            className={classes['cell']}
            data-numeric={(described !== undefined && isNumeric(described)) || undefined}
            data-first={column === 0 || undefined}
            data-active={(active.row === index && active.column === column) || undefined}
            data-shown={(place !== undefined && shown?.row === place && shown.column === column) || undefined}
            title={text.length > 24 ? text : undefined}
            style={{
              width: window.widths[column],
              marginInlineStart: column === window.from && column > 1 ? window.before : undefined,
            }}
            onClick={(event) => {
              onActive({ row: index, column }, event.shiftKey)
            }}
          >
            {row === undefined ? <span className={classes['skeleton']} aria-hidden /> : text}
          </div>
        )
      })}
    </div>
  )
})

function within(row: number, column: number, one: Position, other: Position): boolean {
  return (
    row >= Math.min(one.row, other.row) &&
    row <= Math.max(one.row, other.row) &&
    column >= Math.min(one.column, other.column) &&
    column <= Math.max(one.column, other.column)
  )
}
