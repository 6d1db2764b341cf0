import { isMetric, tableOf } from '../../domain/definition.ts'
import type { Link } from './link.ts'
import { findMentions } from './name/find-mentions.ts'
import { indexNames, type Named } from './name/name-index.ts'
import { settleMentions } from './name/settle-mentions.ts'
import type { Said } from './said.ts'

interface NamedMetric {
  /** The same for all names of one figure. */
  readonly id: string
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
      return tableId === undefined
        ? []
        : [{ thing: { id: metric.id, name: metric.name, tableId }, name: metric.name }]
    })
  if (names.length === 0) return []
  const whole = settleMentions(said, findMentions(said, indexNames(names, lexicons))).filter(
    ({ coverage }) => coverage >= 1,
  )
  return oneEach(whole, ({ from, until, thing }) => `${from} ${until} ${thing.id}`).map(
    ({ from, until, thing, match, quality }) => ({
      from,
      until,
      to: { kind: 'metric', name: thing.name, tableId: thing.tableId, match },
      quality,
    }),
  )
}

/** The best of those that are alike: a figure has a name in each language, and some are spelled alike. */
function oneEach<Item extends { readonly quality: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const best = new Map<string, Item>()
  for (const item of items) {
    const known = best.get(keyOf(item))
    if (known === undefined || item.quality > known.quality) best.set(keyOf(item), item)
  }
  return [...best.values()]
}
