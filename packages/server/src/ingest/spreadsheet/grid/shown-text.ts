import type { Epoch } from '../number-format/date-parts.ts'
import type { Grid } from './grid.ts'

/** The text that a person sees in a cell, after its number format. */
export function shownText(grid: Grid, slot: number, epoch: Epoch): string {
  switch (grid.kind(slot)) {
    case 'number':
      return grid.format(slot).number(grid.number(slot), epoch)
    case 'text':
      return grid.format(slot).text(grid.text(slot))
    case 'boolean':
    case 'error':
      return grid.text(slot)
    case 'uncomputed':
      return ''
  }
}
