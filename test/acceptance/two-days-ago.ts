import { join } from 'node:path'

/** Around a service: its clock is two days behind. */
export const twoDaysAgo = [
  'env',
  `NODE_OPTIONS=--import=${join(import.meta.dirname, 'two-days-ago.mjs')}`,
] as const
