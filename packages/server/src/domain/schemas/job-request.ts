import { jobModes, outputLanguages } from '@auger/contract'
import { z } from 'zod'
import type { JobRequest } from '../job.ts'
import { schemaOf } from './schema-of.ts'

export const jobRequest = schemaOf<JobRequest>()(
  z.object({
    question: z.string(),
    datasetId: z.string().nullable(),
    sourceIds: z.array(z.string()),
    readings: z.record(z.string(), z.number()).exactOptional(),
    leftOut: z.array(z.string()),
    outputLanguage: z.enum(outputLanguages),
    mode: z.enum(jobModes),
    withCitation: z.boolean(),
    userPrompt: z.string().nullable(),
    maxContextualJobHistory: z.number(),
  }),
)
