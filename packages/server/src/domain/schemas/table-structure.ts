import { schemaOf } from '@auger/contract/plan'
import { z } from 'zod'
import { knownKinds, type TableStructure } from '../table-structure.ts'

const name = z.string()

export const tableStructure = schemaOf<TableStructure>()(
  z.object({
    row: z.object({ noun: name, by: z.array(name) }),
    namings: z.array(z.object({ key: name, name })),
    nestings: z.array(z.object({ inner: name, outer: name })),
    metrics: z.array(
      z.object({
        name,
        kind: z.enum(knownKinds),
        left: name,
        right: name,
        unit: z.literal('%').exactOptional(),
      }),
    ),
    currency: z.object({ column: name, of: z.array(name) }).nullable(),
    notes: z.array(z.object({ column: name, meaning: name })).exactOptional(),
  }),
)
