import { z } from 'zod'

/** Looks at the nesting first, without calling itself: a document made to be deep must not end in a stack that is full. */
export const notNestedDeeper = <Type>(most: number, schema: z.ZodType<Type>): z.ZodType<Type> =>
  z.preprocess((value, context) => {
    if (isNestedDeeper(value, most))
      context.addIssue({ code: 'custom', message: `is nested deeper than ${most} levels`, input: value })
    return value
  }, schema)

/** Level by level. */
export function isNestedDeeper(value: unknown, most: number): boolean {
  let level = insideOf(value)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap(insideOf)
  }
  return false
}

const insideOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isObject) : []

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
