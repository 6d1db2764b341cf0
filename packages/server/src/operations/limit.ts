import type { VerbOperation } from './verb-operation.ts'

export const limit: VerbOperation<'limit'> = {
  kind: 'limit',
  problems: ({ count, offset }) =>
    [count, ...(offset === undefined ? [] : [offset])]
      .filter((number) => !Number.isSafeInteger(number) || number < 0)
      .map((number) => `a limit must be a whole number, not ${number}`),
  columns: (_, before) => before,
  apply: ({ count, offset = 0 }, query) => {
    const left = query.limit === undefined ? count : Math.max(0, query.limit - offset)
    const skipped = offset + (query.offset ?? 0)
    return { ...query, limit: Math.min(count, left), ...(skipped === 0 ? {} : { offset: skipped }) }
  },
}
