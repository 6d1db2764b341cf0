import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaOf } from './schema-of.ts'

interface Sample {
  readonly name: string
  readonly size?: number
  readonly tags: readonly ('one' | 'two')[]
}

const tags = z.array(z.enum(['one', 'two']))
const size = z.number().exactOptional()

test('a schema and a type that differ do not compile, however little', () => {
  const fits = schemaOf<Sample>()(z.object({ name: z.string(), size, tags }))
  expect(fits.safeParse({ name: 'a', tags: ['two'] }).success).toBe(true)
  // @ts-expect-error a field that may be absent is missing
  schemaOf<Sample>()(z.object({ name: z.string(), tags }))
  // @ts-expect-error one field too many
  schemaOf<Sample>()(z.object({ name: z.string(), size, tags, more: z.string() }))
  // @ts-expect-error a field must be there that may be absent
  schemaOf<Sample>()(z.object({ name: z.string(), size: z.number(), tags }))
  // @ts-expect-error a choice is missing
  schemaOf<Sample>()(z.object({ name: z.string(), size, tags: z.array(z.enum(['one'])) }))
  // @ts-expect-error one choice too many
  schemaOf<Sample>()(z.object({ name: z.string(), size, tags: z.array(z.enum(['one', 'two', 'three'])) }))
})
