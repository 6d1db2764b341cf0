import { tablesOf } from '../formula/formula.ts'
import { eventsFirst } from './event-tables.ts'
import type { Reading } from '../reading.ts'
import type { Thing } from '../things.ts'

/** The tables of what the question names, then the others; of each those in which something happens first. */
export function tablesNamed({ scene }: Reading, things: readonly Thing[]): readonly string[] {
  const named = things.flatMap(({ to }) => tablesOf(to))
  const all = scene.asked.tables.map(({ id }) => id)
  return [...new Set([...eventsFirst(scene, named), ...eventsFirst(scene, all)])]
}
