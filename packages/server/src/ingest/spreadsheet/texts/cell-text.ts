import type { Grid } from '../grid/grid.ts'
import type { Epoch } from '../number-format/date-parts.ts'
import type { ColumnFacts } from './column-facts.ts'
import { clockText, dateText, hoursText } from './date-text.ts'
import { plainNumber } from './plain-number.ts'
import { writtenAmountText } from './written-amounts.ts'

/** A cell's value as a text that types can be read from; what has no value is empty. */
export function cellText(grid: Grid, slot: number, epoch: Epoch, facts: ColumnFacts | undefined): string {
  switch (grid.kind(slot)) {
    case 'text':
      return facts?.writtenAmounts === true ? writtenAmountText(grid.text(slot)) : grid.text(slot)
    case 'boolean':
      return grid.text(slot)
    case 'error':
    case 'uncomputed':
      return ''
    case 'number':
      return numberText(grid, slot, epoch, facts)
  }
}

function numberText(grid: Grid, slot: number, epoch: Epoch, facts: ColumnFacts | undefined): string {
  const number = grid.number(slot)
  const { meaning } = grid.format(slot)
  switch (meaning.kind) {
    case 'number':
    case 'percent':
    case 'money':
      return plainNumber(number)
    case 'code':
      return grid.format(slot).number(number, epoch)
    case 'date':
    case 'date and time':
      return number === 0 && epoch === 1900 ? '' : dateText(number, epoch)
    case 'time':
      return facts?.beyondDay === true ? hoursText(number) : clockText(number)
    case 'duration':
      return hoursText(number)
  }
}
