import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** A fault of the input in words about the field: "page_size must be a whole number". */
export function describeProblem(issue: Issue): string {
  const field = issue.path.join('.')
  return field === '' ? demand(issue) : `${field} ${demand(issue)}`
}

function demand(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is required'
        : `must be ${kinds[issue.expected] ?? 'of another type'}`
    case 'too_small':
      return `must ${size(issue.origin, 'least', issue.minimum)}`
    case 'too_big':
      return `must ${size(issue.origin, 'most', issue.maximum)}`
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
    case 'invalid_key':
      return 'has a name that is too long'
    case 'custom':
      return issue.message
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_element':
      return 'is not valid'
  }
}

const kinds: { readonly [expected: string]: string } = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a whole number',
  object: 'an object',
  record: 'an object',
  string: 'text',
}

export const demandOfLength = (most: number): string => `must ${size('array', 'most', most)}`

function size(origin: string, side: 'least' | 'most', limit: number | bigint): string {
  const number = limit.toLocaleString('en-US')
  if (origin === 'string') return `have at ${side} ${number} characters`
  if (origin === 'array') return `have at ${side} ${number} items`
  return `be at ${side} ${number}`
}
