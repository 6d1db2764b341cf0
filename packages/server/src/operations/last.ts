import { limit } from './limit.ts'
import { closed } from './query.ts'
import type { VerbOperation } from './verb-operation.ts'

/** Only the rows of a file have an end of their own; of anything else it is the limit that counts. */
export const last: VerbOperation<'last'> = {
  kind: 'last',
  problems: (verb, before) => limit.problems({ kind: 'limit', count: verb.count }, before),
  columns: (_, before) => before,
  apply: (verb, query) => {
    const open = query.limit === undefined ? query : closed(query)
    return { ...open, backwards: true, limit: verb.count }
  },
}
