import { z } from 'zod'
import { schemaOf } from '@auger/contract/plan'
import { modelFailureKinds } from '../model-failure.ts'
import type { ModelUsage } from '../model-usage.ts'
import type { ModelUse } from '../model-use.ts'

export const modelUsage = schemaOf<ModelUsage>()(
  z.object({ sent: z.number(), received: z.number(), estimated: z.literal(true).exactOptional() }),
)

export const modelUse = schemaOf<ModelUse>()(
  z.object({
    name: z.string(),
    answered: z.boolean(),
    requests: z.number(),
    usage: modelUsage,
    milliseconds: z.number(),
    price: z.object({ amount: z.number(), currency: z.string() }).exactOptional(),
    failure: z.enum(modelFailureKinds).exactOptional(),
  }),
)
