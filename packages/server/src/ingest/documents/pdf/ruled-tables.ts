import type { GridCell } from '../grid.ts'
import { isRightToLeft, type Rule, type Run } from './geometry.ts'
import type { PageTable } from './page-block.ts'
import { findGrids, type RuleGrid } from './rule-grids.ts'
import { toLines } from './segments.ts'

const leastFilled = 0.35

/** Tables whose cells are drawn; what lies in them is taken out of the page's runs. */
export function ruledTables(
  runs: readonly Run[],
  rules: readonly Rule[],
): { readonly tables: readonly PageTable[]; readonly rest: readonly Run[] } {
  const tables: PageTable[] = []
  let rest = runs
  // An inner grid is looked at before the one around it.
  const grids = [...findGrids(rules)].sort((one, other) => area(one) - area(other))
  for (const grid of grids) {
    const inside = rest.filter((run) => isInside(run, grid))
    const table = inside.length < 4 ? undefined : toTable(grid, inside)
    if (table === undefined) continue
    tables.push(table)
    const taken = new Set(inside)
    rest = rest.filter((run) => !taken.has(run))
  }
  return { tables, rest }
}

const first = (places: readonly number[]) => places[0] ?? 0
const last = (places: readonly number[]) => places.at(-1) ?? 0
const area = ({ columns, rows }: RuleGrid) => (last(columns) - first(columns)) * (last(rows) - first(rows))
const middle = ({ left, right }: Run) => (left + right) / 2
const height = ({ base, size }: Run) => base - size * 0.35

const isInside = (run: Run, { columns, rows }: RuleGrid) =>
  middle(run) > first(columns) &&
  middle(run) < last(columns) &&
  height(run) > first(rows) &&
  height(run) < last(rows)

function toTable(grid: RuleGrid, runs: readonly Run[]): PageTable | undefined {
  const { columns, rows } = grid
  const cells = rows.slice(1).flatMap((_, row) => toRows(grid, row, runs))
  const all = cells.flat()
  const filled = all.filter(({ text, above }) => text !== '' || above === true).length
  // Boxes of a drawing seldom stand side by side more than once.
  const full = cells.filter((row) => row.filter(({ text }) => text !== '').length > 1).length
  if (filled < all.length * leastFilled || full < 2) return undefined
  const rtl = isRightToLeft(runs)
  return {
    kind: 'table',
    grid: { rows: rtl ? cells.map((row) => [...row].reverse()) : cells },
    columns: columns.map((place) => ({ left: place, right: place })),
    left: first(columns),
    right: last(columns),
    top: first(rows),
    bottom: last(rows),
  }
}

/** What is between two level lines: mostly one row, but some tables have lines only under their head and foot. */
function toRows(grid: RuleGrid, row: number, runs: readonly Run[]): readonly (readonly GridCell[])[] {
  const [top, bottom] = [grid.rows[row] ?? 0, grid.rows[row + 1] ?? 0]
  const here = runs.filter((run) => height(run) >= top && height(run) < bottom)
  const lines = toLines(here).map(({ segments }) =>
    toRow(
      grid,
      row,
      segments.flatMap((segment) => segment.runs),
    ),
  )
  const each =
    lines.length > 1 &&
    lines.every((line) => line[0]?.text !== '' && line.filter(({ text }) => text !== '').length > 1)
  return each ? lines : [toRow(grid, row, here)]
}

function toRow(grid: RuleGrid, row: number, runs: readonly Run[]): readonly GridCell[] {
  const { columns } = grid
  const texts = cellTexts(grid, row, runs)
  const cells: GridCell[] = []
  for (let column = 0; column + 1 < columns.length;) {
    const across = spanFrom(grid, row, column)
    const text = texts.get(column) ?? ''
    const above =
      row > 0 && text === '' && !grid.hasLevel(row, columns[column] ?? 0, columns[column + across] ?? 0)
    cells.push({ text, across, ...(above ? { above } : {}) })
    column += across
  }
  return cells
}

/** How many columns a cell reaches over: as far as no line is drawn. */
function spanFrom(grid: RuleGrid, row: number, column: number): number {
  const [top, bottom] = [grid.rows[row] ?? 0, grid.rows[row + 1] ?? 0]
  let across = 1
  while (column + across + 1 < grid.columns.length && !grid.hasUpright(column + across, top, bottom)) across++
  return across
}

function cellTexts(grid: RuleGrid, row: number, runs: readonly Run[]): ReadonlyMap<number, string> {
  const [top, bottom] = [grid.rows[row] ?? 0, grid.rows[row + 1] ?? 0]
  const inCell = new Map<number, Run[]>()
  for (const run of runs) {
    let column = grid.columns.findLastIndex((edge) => edge <= middle(run))
    while (column > 0 && !grid.hasUpright(column, top, bottom)) column--
    const cell = inCell.get(column) ?? []
    inCell.set(column, cell)
    cell.push(run)
  }
  const text = (cell: readonly Run[]) =>
    toLines(cell)
      .map(({ segments }) => segments.map((segment) => segment.text).join(' '))
      .join('\n')
  return new Map([...inCell].map(([column, cell]) => [column, text(cell)]))
}
