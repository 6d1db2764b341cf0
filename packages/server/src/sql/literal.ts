import type { Cell } from '@auger/contract'
import type { ColumnType } from '../domain/table.ts'
import { quoteText } from './quote.ts'

/** A value as a literal of the type of the column it is compared with. */
export function literal(value: Cell, type: ColumnType): string {
  if (value === null) return 'NULL'
  switch (type) {
    case 'date':
      return `DATE ${quoteText(String(value))}`
    case 'timestamp':
      return `TIMESTAMP ${quoteText(String(value))}`
    case 'text':
      return quoteText(String(value))
    case 'boolean':
      return value === true || value === 'true' ? 'TRUE' : 'FALSE'
    case 'integer':
    case 'number':
      return numeric(value)
  }
}

function numeric(value: Exclude<Cell, null>): string {
  const text = String(value)
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) throw new Error(`not a number: ${text}`)
  return text
}
