import { z } from 'zod'
import type { Overrides } from '../source.ts'
import { columnTypes } from '../table.ts'
import { schemaOf } from '@auger/contract/plan'

export const overrides = schemaOf<Overrides>()(
  z.object({
    headerRow: z.number().exactOptional(),
    delimiter: z.string().exactOptional(),
    types: z.record(z.string(), z.enum(columnTypes)).exactOptional(),
  }),
)
