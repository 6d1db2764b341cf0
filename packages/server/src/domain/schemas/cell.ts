import type { Cell } from '@auger/contract'

export const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
