import type { Definition } from '../domain/definition.ts'
import type { Table } from '../domain/table.ts'
import { changesColumn, withDefinitions } from '../domain/with-definitions.ts'

const mostKept = 16
/** Of very wide data little would fit; it is read anew each time. */
const mostColumns = 20_000

const kept = new Map<string, readonly Table[]>()

/**
 * The tables with what is defined of them; the same objects for the same tables in every job, so that what an analyst remembers of them serves the next question too. What a
 * reading of a file left never changes, and each has object keys of its own.
 */
export function sameTables(
  tables: readonly Table[],
  definitions: readonly Definition[] = [],
): readonly Table[] {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0)
  if (columns > mostColumns) return withDefinitions(tables, definitions)
  const key = JSON.stringify([
    tables.map(({ id, name, objectKey, rowCount, structure, columns: of }) => [
      ...[id, name, objectKey, rowCount],
      // A table beside it may say what its columns are.
      of.map(({ spelledOut }) => spelledOut ?? ''),
      // Of what an earlier version read, this is found out later.
      structure !== undefined,
    ]),
    definitions.filter(changesColumn),
  ])
  const same = kept.get(key) ?? withDefinitions(tables, definitions)
  kept.delete(key)
  kept.set(key, same)
  for (const [oldest] of [...kept].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest)
  return same
}
