import { z } from 'zod'
import type { Overview } from '../dataset.ts'
import { schemaOf } from '@auger/contract/plan'

export const overview = schemaOf<Overview>()(
  z.object({ summary: z.string(), questions: z.array(z.string()), keywords: z.array(z.string()) }),
)
