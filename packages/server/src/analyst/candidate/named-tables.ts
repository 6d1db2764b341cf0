import { placeOf } from '../frame/column-ref.ts'
import type { Reading } from './reading.ts'
import type { Thing } from './things.ts'

/** The tables of what the question names, in its order; all of them where it names nothing of any. */
export function tablesNamed({ scene }: Reading, things: readonly Thing[]): readonly string[] {
  const named = things.flatMap(({ to }) =>
    to.kind === 'column' ? [placeOf(to.column).tableId] : [to.tableId],
  )
  return [...new Set([...named, ...scene.asked.tables.map(({ id }) => id)])]
}
