import { z } from 'zod'
import type { Cost } from '../cost.ts'
import { schemaOf } from '@auger/contract/plan'
import { modelUse } from './model-use.ts'

export const cost = schemaOf<Cost>()(
  z.object({
    milliseconds: z.number(),
    rowsRead: z.number(),
    bytesRead: z.number(),
    peakMemoryBytes: z.number(),
    model: modelUse.exactOptional(),
  }),
)
