import { z } from 'zod'
import { columnRoles, columnTypes, dateGrains, noDetails, type Column } from '../table.ts'
import { isCell } from './cell.ts'
import { schemaOf } from '@auger/contract/plan'
import { columnNatures, type Cell } from '@auger/contract'

const cell = z.custom<Cell>(isCell, { error: 'must be a cell' })

export const columnUnit = z.object({ kind: z.enum(['currency', 'percent', 'unit']), text: z.string() })

const distribution = z.object({
  mean: z.number(),
  deviation: z.number().nullable(),
  quartiles: z.tuple([z.number(), z.number(), z.number()]),
  approximate: z.boolean(),
})

type Frequent = Column['frequent'][number]

const isFrequent = (value: unknown): value is Frequent =>
  typeof value === 'object' &&
  value !== null &&
  isCell((value as Partial<Frequent>).value) &&
  Number.isFinite((value as Partial<Frequent>).count)

/** Ten to each of up to 5,000 columns, looked at and left as they are. */
const frequent = z.custom<Frequent[]>((value) => Array.isArray(value) && value.every(isFrequent), {
  error: 'must be values and how often they occur',
})

/** Details that were not measured yet when a table was read are absent from its columns. */
const column = schemaOf<Column>()(
  z.object({
    name: z.string(),
    type: z.enum(columnTypes),
    role: z.enum(columnRoles),
    nature: z.enum(columnNatures).nullable().default(noDetails.nature),
    spelledOut: z.string().nullable().default(noDetails.spelledOut),
    missing: z.number(),
    distinct: z.number(),
    minimum: cell,
    maximum: cell,
    frequent,
    unit: columnUnit.nullable().default(noDetails.unit),
    grain: z.enum(dateGrains).nullable().default(noDetails.grain),
    distribution: distribution.nullable().default(noDetails.distribution),
    averageLength: z.number().nullable().default(noDetails.averageLength),
    written: z.string().nullable().default(noDetails.written),
  }),
)

export const columns = z.array(column)
