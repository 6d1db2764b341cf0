import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** What a project is shown first. */
export const sample = {
  name: 'cafe-sales.csv',
  question: 'What is the total revenue by city?',
  open: (): Readable => createReadStream(new URL('../../../samples/cafe-sales.csv', import.meta.url)),
} as const
