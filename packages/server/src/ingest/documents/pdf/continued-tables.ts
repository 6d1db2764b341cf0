import type { GridCell } from '../grid.ts'
import type { PageBlock, PageTable } from './page-block.ts'

const near = 6

interface OpenTable {
  readonly table: PageTable
  readonly rows: (readonly GridCell[])[]
}

/** Joins a table that ends a page to the one that begins the next, where their columns are the same. */
export function joinContinued(pages: readonly (readonly PageBlock[])[]): readonly (readonly PageBlock[])[] {
  const joined = new Map<PageTable, OpenTable>()
  const gone = new Set<PageTable>()
  let open: OpenTable | undefined
  for (const page of pages) {
    const first = page[0]
    if (open !== undefined && first?.kind === 'table' && sameColumns(open.table, first)) {
      for (const row of withoutHeader(first.grid.rows, open.rows[0] ?? [])) open.rows.push(row)
      joined.set(open.table, open)
      gone.add(first)
      if (page.length === 1) continue
    }
    const last = page.at(-1)
    open = last?.kind === 'table' && !gone.has(last) ? { table: last, rows: [...last.grid.rows] } : undefined
  }
  return pages.map((page) =>
    page.flatMap((block): readonly PageBlock[] => {
      if (block.kind !== 'table') return [block]
      if (gone.has(block)) return []
      const whole = joined.get(block)
      return [whole === undefined ? block : { ...block, grid: { rows: whole.rows } }]
    }),
  )
}

/** Without drawn lines a column is as wide as its longest text, but begins or ends at the same place. */
const sameColumns = (one: PageTable, other: PageTable) =>
  one.columns.length === other.columns.length &&
  one.columns.every(({ left, right }, index) => {
    const same = other.columns[index]
    return same !== undefined && (Math.abs(left - same.left) <= near || Math.abs(right - same.right) <= near)
  })

function withoutHeader(rows: readonly (readonly GridCell[])[], header: readonly GridCell[]) {
  const text = (row: readonly GridCell[] = []) => row.map((cell) => cell.text).join('|')
  return text(rows[0]) === text(header) ? rows.slice(1) : rows
}
