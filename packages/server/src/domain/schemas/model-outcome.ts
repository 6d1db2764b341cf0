import { z } from 'zod'
import { schemaOf } from '@auger/contract/plan'
import { modelFailureKinds } from '../model-failure.ts'
import type { ModelOutcome } from '../model-outcome.ts'
import { modelUsage } from './model-use.ts'

export const modelOutcome = schemaOf<ModelOutcome>()(
  z.object({
    usage: modelUsage,
    milliseconds: z.number(),
    object: z.record(z.string(), z.unknown()).exactOptional(),
    failure: z.object({ kind: z.enum(modelFailureKinds), message: z.string() }).exactOptional(),
  }),
)
