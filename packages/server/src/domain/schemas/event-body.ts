import { binding, sourceReference, stages } from '@auger/contract'
import { z } from 'zod'
import type { JobEvent } from '../event.ts'
import { schemaOf } from '@auger/contract/plan'

const group = z.object({ id: z.string(), name: z.string().exactOptional(), stage: z.enum(stages) })
const file = { file: z.int(), name: z.string() }

const said = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    name: z.string(),
    id: z.string(),
    status: z.enum(['running', 'done', 'error']),
    files: z.string(),
  }),
  z.object({ kind: z.literal('code'), content: z.string() }),
  z.object({ kind: z.literal('table'), ...file }),
  z.object({ kind: z.literal('image'), ...file }),
  z.object({ kind: z.literal('message'), content: z.string(), bindings: z.array(binding) }),
  z.object({ kind: z.literal('sources'), sources: z.array(sourceReference) }),
  z.object({ kind: z.literal('questions'), questions: z.array(z.string()) }),
  z.object({ kind: z.literal('error'), code: z.string(), message: z.string() }),
  z.object({ kind: z.literal('end'), ok: z.boolean() }),
])

/** What is kept of an event beside its number and its time. */
export const eventBody = schemaOf<Pick<JobEvent, 'group' | 'said'>>()(z.object({ group, said }))
