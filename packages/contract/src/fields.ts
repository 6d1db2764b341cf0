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
    .refine((value) => value.length <= 2 * maximum && codePoints(value) <= maximum, {
      error: `must have at most ${maximum} characters`,
    })
    .meta({ maxLength: maximum })

/** Text that will be cut rather than refused when it is long. */
export const longText = plain.max(1_000_000)

/** An id or a key that we gave out. */
export const identifier = z.string().max(256)

/** A list of at most so many; the server looks at the length before it looks at an item. */
export const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most)

/** How many items a list, or names an object, may have; undefined for every other field. */
export function mostItems(schema: z.ZodType): number | undefined {
  const { maxItems, maxProperties } = schema.meta() ?? {}
  const told = maxItems ?? maxProperties
  if (typeof told === 'number') return told
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType === undefined ? longestList(schema) : mostItems(innerType)
}

/** The length beyond which the field itself refuses a list; some lists are refused by their endpoint, with an error of its own. */
export function longestList(schema: z.ZodType): number | undefined {
  const { innerType, checks = [] } = schema.def as { innerType?: z.ZodType } & z.core.$ZodTypeDef
  if (innerType !== undefined) return longestList(innerType)
  const lengths = checks.map((check) => check._zod.def as Partial<z.core.$ZodCheckMaxLengthDef>)
  return schema instanceof z.ZodArray
    ? lengths.find(({ check }) => check === 'max_length')?.maximum
    : undefined
}

const visible = (value: string) => value.trim() !== ''

export const nonBlankText = longText.refine(visible, { error: 'must not be blank' }).meta({ minLength: 1 })

/** Text of at most `most` code points that says something. */
export const said = (most: number, description: string) =>
  text(most)
    .refine(visible, { error: 'must not be blank' })
    .meta({ description, minLength: 1, maxLength: most })

export const userId = text(128).refine(visible, { error: 'must not be blank' }).meta({
  description:
    'Whose request this is, by a name of your choice. It is a claim that your own service vouches for, not a credential: sessions, jobs and uploads belong to one user of the project. It may not begin with account:, as accounts of the page do.',
  minLength: 1,
  maxLength: 128,
})

export const integer = (minimum: number, maximum: number) => z.int().min(minimum).max(maximum)

/** Text whose meaning is all there is to say about it: ids, names, addresses. */
export const described = (description: string) => z.string().meta({ description })

export const paging = {
  page_number: integer(1, 1_000_000_000).default(1).meta({ description: 'Which page, from 1.' }),
  page_size: integer(1, 1_000).default(10).meta({ description: 'How many records a page has.' }),
}

export const search = text(128)
  .optional()
  .meta({ description: 'Contains, without regard to case; % and _ are literal.', maxLength: 128 })

export const paged = <Record extends z.ZodType>(record: Record) =>
  z.object({
    total_items: z.int().meta({ description: 'How many there are on all pages together.' }),
    page_number: z.int().meta({ description: 'Which page this is, from 1.' }),
    page_size: z.int().meta({ description: 'How many records a page has; the last may have fewer.' }),
    records: z.array(record).meta({ description: 'The records of this page, newest first.' }),
  })

export const time = z
  .string()
  .meta({ format: 'date-time', description: 'ISO 8601 with fractional seconds, in UTC.' })

export const nothing = z.object({}).meta({ description: 'Empty: it is done.' })
