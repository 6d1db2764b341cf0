import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Link } from '../link.ts'

type ValueLink = Link & { readonly to: Extract<Link['to'], { kind: 'value' }> }

const isValue = (link: Link): link is ValueLink => link.to.kind === 'value'

const perToken = 0.02
const mostTokens = 5
/** A column that is named by less of its words says little about where a value belongs. */
const leastCoverage = 0.5

/**
 * What several columns hold is meant of the one that is named near it: Detroit as the visitor. Of the others, those that the question names
 * far from it are likelier than those that it does not name at all.
 */
export function besideColumns(links: readonly Link[]): readonly Link[] {
  const columnsAt = columnsByStretch(links)
  const named = namesOf(links)
  return links.map((link) => {
    if (!isValue(link)) return link
    const rivals = columnsAt.get(keyOf(link)) ?? new Set()
    if (rivals.size < 2 || ![...rivals].some((column) => named.has(column))) return link
    const apart = Math.min(
      mostTokens + 1,
      ...(named.get(link.to.column) ?? []).map((name) => distance(name, link)),
    )
    return { ...link, quality: link.quality * (1 - perToken * apart) }
  })
}

const keyOf = ({ from, until }: Link): string => `${from} ${until}`

function columnsByStretch(links: readonly Link[]): ReadonlyMap<string, ReadonlySet<ColumnRef>> {
  const found = new Map<string, Set<ColumnRef>>()
  for (const link of links) {
    if (!isValue(link)) continue
    const columns = found.get(keyOf(link)) ?? new Set()
    found.set(keyOf(link), columns.add(link.to.column))
  }
  return found
}

function namesOf(links: readonly Link[]): ReadonlyMap<ColumnRef, readonly Link[]> {
  const found = new Map<ColumnRef, Link[]>()
  for (const link of links) {
    if (link.to.kind !== 'column' || link.to.coverage < leastCoverage || link.to.match === 'near') continue
    found.set(link.to.column, [...(found.get(link.to.column) ?? []), link])
  }
  return found
}

/** How many tokens lie between; what stands before a value is a little nearer than what comes behind. */
function distance(name: Link, value: Link): number {
  if (name.until <= value.from) return value.from - name.until
  if (name.from >= value.until) return name.from - value.until + 0.5
  return mostTokens + 1
}
