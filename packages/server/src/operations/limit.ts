import type { VerbOperation } from './verb-operation.ts'

export const limit: VerbOperation<'limit'> = {
  kind: 'limit',
  problems: (verb) =>
    Number.isSafeInteger(verb.count) && verb.count >= 0
      ? []
      : [`a limit must be a whole number, not ${verb.count}`],
  columns: (_, before) => before,
  apply: (verb, query) => ({ ...query, limit: Math.min(verb.count, query.limit ?? verb.count) }),
}
