import type { ColumnNature } from '@auger/contract'

/** What a column may be said to be. The contract's own list would bring its schemas into the browser. */
export const natureChoices = [
  'key',
  'name',
  'amount',
  'level',
  'percentage',
  'stock',
  'time',
  'category',
  'place',
  'text',
] as const satisfies readonly ColumnNature[]

/** Types that a file can be told to be read by. */
export const typeChoices = ['integer', 'number', 'text', 'date', 'timestamp', 'boolean'] as const
export type TypeChoice = (typeof typeChoices)[number]
