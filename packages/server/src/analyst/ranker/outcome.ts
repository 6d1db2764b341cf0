import type { Cell } from '@auger/contract'

/** How many rows of a result are looked at when a candidate is tried. */
export const triedRows = 12

/** What running a candidate found, seen without its question: its names in the order they are told. */
export const outcomeNames = [
  'outcome:nothing',
  'outcome:rows',
  'outcome:columns',
  'outcome:one cell',
  'outcome:number',
  'outcome:zero',
  'outcome:missing',
  'outcome:repeated',
  'outcome:negative',
] as const

/** The features of an answer's first rows; those that are 0 are left out. */
export function outcomeFeatures(answer: readonly (readonly Cell[])[]): ReadonlyMap<string, number> {
  const rows = answer.slice(0, triedRows)
  const cells = rows.flat()
  const [only] = cells.length === 1 ? cells : []
  const told: Record<(typeof outcomeNames)[number], number> = {
    'outcome:nothing': rows.length === 0 ? 1 : 0,
    'outcome:rows': rows.length,
    'outcome:columns': rows[0]?.length ?? 0,
    'outcome:one cell': cells.length === 1 ? 1 : 0,
    'outcome:number': typeof only === 'number' ? 1 : 0,
    'outcome:zero': only === 0 ? 1 : 0,
    'outcome:missing': shareOf(cells, (cell) => cell === null),
    'outcome:repeated': rows.length === 0 ? 0 : 1 - new Set(rows.map(textOf)).size / rows.length,
    'outcome:negative': shareOf(cells, (cell) => typeof cell === 'number' && cell < 0),
  }
  return new Map(outcomeNames.map((name) => [name, told[name]] as const).filter(([, value]) => value !== 0))
}

const textOf = (row: readonly Cell[]): string => JSON.stringify(row)

const shareOf = (cells: readonly Cell[], holds: (cell: Cell) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length
