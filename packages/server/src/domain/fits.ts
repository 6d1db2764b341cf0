import type { Cell } from '@auger/contract'
import type { ColumnType } from './table.ts'

/** Whether a value can be compared with those of a column. */
export function fits(value: Exclude<Cell, null>, type: ColumnType): boolean {
  switch (type) {
    case 'integer':
    case 'number':
      return typeof value === 'number'
        ? Number.isFinite(value)
        : typeof value === 'string' && /^[-+]?\d+(?:\.\d+)?$/.test(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string'
    case 'date':
      return typeof value === 'string' && isDate(value)
    case 'timestamp':
      return (
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(value) &&
        isDate(value.slice(0, 10))
      )
  }
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
