import { useEffect, useEffectEvent } from 'react'
import type { Position } from './move.ts'
import type { DataColumn, ShownRows } from './table-source.ts'
import type { Cell } from '@auger/contract'
import { useTableWords } from './use-table-words.ts'

interface HighlightOptions {
  readonly columns: readonly DataColumn[]
  readonly rows: ShownRows
  readonly highlight: { readonly row: number; readonly column: string } | undefined
  readonly write: (cell: Cell | undefined, column: number) => string
  readonly onReset: () => void
  readonly onSay: (text: string) => void
  readonly go: (position: Position) => void
}

/** Goes to the cell that is pointed at and says what it holds; where it is filtered out, everything is shown again. */
export function useHighlight(options: HighlightOptions): Position | undefined {
  const { columns, rows, highlight, write, onReset, onSay, go } = options
  const { words } = useTableWords()
  const column = columns.findIndex(({ name }) => name === highlight?.column)
  const row = highlight?.row
  const index = row === undefined ? undefined : rows.indexOf(row)
  const loaded = index !== undefined && rows.rowAt(index) !== undefined
  const hidden = row !== undefined && index === undefined && rows.failed === undefined
  const reset = useEffectEvent(onReset)
  const goTo = useEffectEvent(go)
  const tell = useEffectEvent(() => {
    if (index === undefined || column === -1) return
    onSay(
      words.cell({
        row: index + 1,
        column: columns[column]?.name ?? '',
        value: write(rows.rowAt(index)?.[column], column),
      }),
    )
  })
  useEffect(() => {
    if (hidden) reset()
  }, [hidden])
  useEffect(() => {
    if (index !== undefined && column !== -1) goTo({ row: index, column })
  }, [row, index, column])
  useEffect(() => {
    if (loaded) tell()
  }, [row, column, loaded])
  return row === undefined || column === -1 ? undefined : { row, column }
}
