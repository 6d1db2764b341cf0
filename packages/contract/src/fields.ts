import { z } from 'zod'
import { codePoints } from './text.ts'

/** The fields that several endpoints share. A schema checks; cutting and defaults that depend on more are the server's. */

// PostgreSQL cannot store U+0000, and no name or question needs it.
const plain = z
  .string()
  .refine((text) => !text.includes('\u0000'), { error: 'must not contain the character U+0000' })

/** Text of at most `maximum` code points. */
export const text = (maximum: number) =>
  plain
    .refine((value) => codePoints(value) <= maximum, { error: `must be at most ${maximum} characters` })
    .meta({ maxLength: maximum })

/** Text that will be cut rather than refused when it is long. */
export const longText = plain

const visible = (value: string) => value.trim() !== ''

export const nonBlankText = longText.refine(visible, { error: 'must not be blank' }).meta({ minLength: 1 })

export const userId = text(128).refine(visible, { error: 'must not be blank' }).meta({
  description: 'Whose request this is: an identity claim within the project, not a credential.',
  minLength: 1,
  maxLength: 128,
})

export const integer = (minimum: number, maximum: number) => z.int().min(minimum).max(maximum)

export const paging = {
  page_number: integer(1, 1_000_000_000).default(1),
  page_size: integer(1, 1_000).default(10),
}

export const search = text(128)
  .optional()
  .meta({ description: 'Contains, without regard to case; % and _ are literal.', maxLength: 128 })

export const paged = <Record extends z.ZodType>(record: Record) =>
  z.object({
    total_items: z.int(),
    page_number: z.int(),
    page_size: z.int(),
    records: z.array(record),
  })

export const time = z
  .string()
  .meta({ format: 'date-time', description: 'ISO 8601 with fractional seconds, in UTC.' })

export const nothing = z.object({})
