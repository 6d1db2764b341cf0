import { jobModes, outputLanguages } from '@auger/contract'
import { z } from 'zod'
import type { JobRequest } from '../job.ts'
import { planSchema, schemaOf } from '@auger/contract/plan'
import { definition } from './definition.ts'

export const jobRequest = schemaOf<JobRequest>()(
  z.object({
    question: z.string(),
    plan: planSchema.exactOptional(),
    datasetId: z.string().nullable(),
    sourceIds: z.array(z.string()),
    readings: z.record(z.string(), z.number()).exactOptional(),
    leftOut: z.array(z.string()),
    definitions: z.array(definition).exactOptional(),
    outputLanguage: z.enum(outputLanguages),
    mode: z.enum(jobModes),
    withCitation: z.boolean(),
    userPrompt: z.string().nullable(),
    maxContextualJobHistory: z.number(),
  }),
)
