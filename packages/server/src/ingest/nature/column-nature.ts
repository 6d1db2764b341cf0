import type { ColumnNature } from '@auger/contract'
import type { Column } from '../../domain/table.ts'
import type { NatureContext } from './nature-context.ts'
import { numberNature } from './number-nature.ts'
import { textNature } from './text-nature.ts'

/** What the values of a column are, from its name, its unit and how they lie. */
export function columnNature(column: Column, context: NatureContext): ColumnNature {
  switch (column.type) {
    case 'date':
    case 'timestamp':
      return 'time'
    case 'boolean':
      return 'category'
    case 'integer':
    case 'number':
      return numberNature(column, context)
    case 'text':
      return textNature(column, context)
  }
}
