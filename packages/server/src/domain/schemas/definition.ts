import { columnNatures } from '@auger/contract'
import { schemaOf } from '@auger/contract/plan'
import { z } from 'zod'
import type { Definition } from '../definition.ts'

const about = { id: z.string(), table: z.string(), tableId: z.string() }

export const definition = schemaOf<Definition>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('metric'),
      name: z.string(),
      expression: z.string(),
      unit: z.string().exactOptional(),
      description: z.string().exactOptional(),
      ...about,
    }),
    z.object({ kind: z.literal('meaning'), column: z.string(), text: z.string(), ...about }),
    z.object({
      kind: z.literal('synonym'),
      column: z.string().exactOptional(),
      value: z.string().exactOptional(),
      words: z.array(z.string()),
      ...about,
    }),
    z.object({ kind: z.literal('unit'), column: z.string(), unit: z.string(), ...about }),
    z.object({ kind: z.literal('nature'), column: z.string(), nature: z.enum(columnNatures), ...about }),
  ]),
)
