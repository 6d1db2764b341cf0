import { createHash } from 'node:crypto'
import type { Table } from '../../../domain/table.ts'

const mostRemembered = 200

/** What came of the things that were asked last of each set of tables: questions that are offered are asked soon. */
export interface Remembered<Value> {
  find(tables: readonly Table[], asked: unknown): Value | undefined
  keep(tables: readonly Table[], asked: unknown, value: Value): void
}

export function createRemembered<Value>(): Remembered<Value> {
  const ofTables = new WeakMap<object, Map<string, Value>>()
  return {
    find: (tables, asked) => ofTables.get(tables)?.get(keyOf(asked)),
    keep(tables, asked, value) {
      const known = ofTables.get(tables) ?? new Map<string, Value>()
      ofTables.set(tables, known)
      known.set(keyOf(asked), value)
      const [oldest] = known.keys()
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    },
  }
}

const keyOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('base64')
