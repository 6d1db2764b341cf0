import { z } from 'zod'

/** What a backup holds, so that nothing that is missing or changed is taken for whole. It is written last. */
export const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  files: z.array(
    z.object({ path: z.string(), size: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
export type KeptFile = Manifest['files'][number]

export const manifestName = 'manifest.json'
