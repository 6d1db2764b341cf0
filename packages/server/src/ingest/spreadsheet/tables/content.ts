import type { Grid } from '../grid/grid.ts'

/** What a cell holds, as far as finding tables goes. */
export type Content = 'empty' | 'number' | 'date' | 'text' | 'boolean' | 'other'

export function contentOf(grid: Grid, slot: number | undefined): Content {
  if (slot === undefined) return 'empty'
  switch (grid.kind(slot)) {
    case 'number': {
      const { kind } = grid.format(slot).meaning
      return kind === 'date' || kind === 'date and time' ? 'date' : 'number'
    }
    case 'text':
      return isFilled(grid, slot) ? 'text' : 'empty'
    case 'boolean':
      return 'boolean'
    case 'error':
    case 'uncomputed':
      return 'other'
  }
}

/** Whether a cell holds something; a text of spaces does not. */
export function isFilled(grid: Grid, slot: number): boolean {
  return grid.kind(slot) !== 'text' || /\S/.test(grid.text(slot))
}
