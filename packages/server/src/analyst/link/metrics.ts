import { isMetric, tableOf } from '../../domain/definition.ts'
import type { Link } from './link.ts'
import { findMentions } from './name/find-mentions.ts'
import { indexNames, type Named } from './name/name-index.ts'
import { settleMentions } from './name/settle-mentions.ts'
import type { Said } from './said.ts'

interface NamedMetric {
  readonly name: string
  readonly tableId: string
}

/** Figures that have a name, in whatever form it stands. A part of the name is another figure: no margin is a gross margin. */
export function linkMetrics(said: Said): readonly Link[] {
  const { asked, lexicons } = said.question
  const names = (asked.definitions ?? [])
    .filter(isMetric)
    .flatMap((metric): readonly Named<NamedMetric>[] => {
      const tableId = tableOf(metric, asked.tables)?.id
      return tableId === undefined ? [] : [{ thing: { name: metric.name, tableId }, name: metric.name }]
    })
  if (names.length === 0) return []
  return settleMentions(said, findMentions(said, indexNames(names, lexicons)))
    .filter(({ coverage }) => coverage >= 1)
    .map(({ from, until, thing, match, quality }) => ({
      from,
      until,
      to: { kind: 'metric', name: thing.name, tableId: thing.tableId, match },
      quality,
    }))
}
