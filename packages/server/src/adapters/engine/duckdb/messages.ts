import type { Cell } from '@auger/contract'
import { z } from 'zod'
import { columnTypes } from '../../../domain/table.ts'

/** What the server and a child say to each other. Both sides parse: neither trusts the other's bytes. */

const limits = z.object({
  memoryMegabytes: z.int().positive(),
  /** Of this child alone. */
  temporaryFolder: z.string(),
  rowsRead: z.int().positive(),
  bytesRead: z.int().positive(),
  resultRows: z.int().positive(),
  resultBytes: z.int().positive(),
})
export type ChildLimits = z.output<typeof limits>

const id = z.int()

const queryWork = z.object({
  kind: z.literal('query'),
  tables: z.array(z.object({ name: z.string(), file: z.string() })),
  sql: z.string(),
  given: z.array(z.object({ sql: z.string(), tables: z.array(z.string()) })),
  csvFile: z.string().nullable(),
  rows: z.int().nonnegative(),
})
export type QueryWork = z.output<typeof queryWork>

const transformWork = z.object({
  kind: z.literal('transform'),
  statements: z.array(z.string()),
  reads: z.array(z.string()),
  writesTo: z.string(),
})
export type TransformWork = z.output<typeof transformWork>

export type Work = QueryWork | TransformWork

export const toChild = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('work'),
    id,
    limits,
    work: z.discriminatedUnion('kind', [queryWork, transformWork]),
  }),
  z.object({ kind: z.literal('interrupt'), id }),
])
export type ToChild = z.output<typeof toChild>

// A schema of arrays of unions takes longer than the query; this is the same check in one loop.
const rows = z.custom<Cell[][]>(
  (value) => Array.isArray(value) && value.every(isRow),
  'rows of cells are expected',
)

function isRow(value: unknown): boolean {
  return Array.isArray(value) && value.every(isCell)
}

function isCell(value: unknown): boolean {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  )
}

const queryFinding = z.object({
  kind: z.literal('query'),
  columns: z.array(z.object({ name: z.string(), type: z.enum(columnTypes) })),
  rows,
  rowCount: z.int(),
  cost: z.object({
    milliseconds: z.number(),
    rowsRead: z.int(),
    bytesRead: z.int(),
    peakMemoryBytes: z.int(),
  }),
})
export type QueryFinding = z.output<typeof queryFinding>

const transformFinding = z.object({
  kind: z.literal('transform'),
  answers: z.array(z.object({ columns: z.array(z.string()), rows })),
})
export type TransformFinding = z.output<typeof transformFinding>

export type Finding = QueryFinding | TransformFinding

export const fromChild = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('found'),
    id,
    finding: z.discriminatedUnion('kind', [queryFinding, transformFinding]),
  }),
  z.object({
    kind: z.literal('failed'),
    id,
    reason: z.enum(['refused', 'failed', 'memory', 'too-large']),
    message: z.string(),
  }),
])
export type FromChild = z.output<typeof fromChild>
