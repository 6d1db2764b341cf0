import { ingestStages } from '@auger/contract'
import { z } from 'zod'
import type { IngestProgress } from '../source.ts'
import { schemaOf } from '@auger/contract/plan'

export const ingestProgress = schemaOf<IngestProgress>()(
  z.object({ stage: z.enum(ingestStages), bytes: z.number(), rows: z.number() }),
)
