import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LexiconEntry } from '../../../domain/table.ts'
import type { Lexicon } from '../../../ports/lexicon.ts'
import { chunks } from './chunks.ts'
import type { Database } from './database.ts'

const mostEntries = 1_000
/** Few enough that others need not wait for them. */
const spansAtOnce = 50

/** In the order the entries were saved in. Each chunk gives its first ones, so the first of all are among them. */
export function lexiconReader({ query }: Database): Lexicon {
  return {
    async find(tableIds, foldedSpans) {
      const found: { readonly ordinal: number; readonly entry: LexiconEntry }[] = []
      const spans = [...new Set(foldedSpans)]
      for (const tables of chunks([...new Set(tableIds)])) {
        for (const [at, some] of [...chunks(spans, spansAtOnce)].entries()) {
          // An embedded database answers at once: others get their turn between the thousands of spans of a long question.
          if (at > 0) await nextTurn()
          const rows = await query
            .selectFrom('lexicon_entries')
            .selectAll()
            .where('table_id', 'in', tables)
            .where('folded', 'in', some)
            .orderBy('ordinal')
            .limit(mostEntries)
            .execute()
          for (const row of rows) {
            const entry = {
              tableId: row.table_id,
              column: row.column_name,
              value: row.value,
              folded: row.folded,
            }
            found.push({ ordinal: Number(row.ordinal), entry })
          }
        }
      }
      return found
        .sort((one, other) => one.ordinal - other.ordinal)
        .slice(0, mostEntries)
        .map(({ entry }) => entry)
    },
  }
}
