import type { ReactNode } from 'react'
import { isNumeric } from './cell-text.ts'
import classes from './data-table.module.css'
import { drawnColumns, type RowLook } from './grid-row.tsx'
import type { Position } from './move.ts'
import type { Sort } from './table-source.ts'

interface GridHeaderProps {
  readonly look: RowLook
  readonly sort: Sort | undefined
  readonly onSort: (column: string) => void
  readonly onActive: (position: Position, extend: boolean) => void
}

const arrows = { ascending: '▲', descending: '▼' } as const

/** The names of the columns; a click on one sorts by it. */
export function GridHeader({ look, sort, onSort, onActive }: GridHeaderProps): ReactNode {
  const { id, columns, window, active } = look
  return (
    <div role="rowgroup" className={classes['head']} style={{ width: window.whole }}>
      <div role="row" aria-rowindex={1} className={classes['names']}>
        {drawnColumns(window).map((column) => {
          const described = columns[column]
          if (described === undefined) return null
          const order = sort?.column === described.name ? sort.order : undefined
          return (
            <div
              key={column}
              id={`${id}--1-${column}`}
              role="columnheader"
              aria-colindex={column + 1}
              aria-sort={order ?? 'none'}
              className={classes['name']}
              data-numeric={isNumeric(described) || undefined}
              data-first={column === 0 || undefined}
              data-active={(active.row === -1 && active.column === column) || undefined}
              title={described.name}
              style={{
                width: window.widths[column],
                marginInlineStart: column === window.from && column > 1 ? window.before : undefined,
              }}
              onClick={() => {
                onActive({ row: -1, column }, false)
                onSort(described.name)
              }}
            >
              <span className={classes['text']} dir="auto">
                {described.name}
              </span>
              {described.unit ? <span className={classes['unit']}>{described.unit}</span> : null}
              <span className={classes['arrow']} aria-hidden>
                {order === undefined ? '' : arrows[order]}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
