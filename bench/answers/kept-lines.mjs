// Which lines of an earlier run stand.

/** A line of each item, undefined for what is to be asked; others are lines that are of none of the items. */
export function keptLines(items, lines) {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  const good = items.map((item) => {
    const line = byKey.get(keyOf(item))
    return line?.error === undefined && line?.question === item.question ? line : undefined
  })
  // What a talk goes on from is in a session that has ended: it is asked whole or not at all.
  const torn = new Set(items.flatMap(({ talk }, index) => (good[index] === undefined ? (talk ?? []) : [])))
  const known = new Set(items.map(keyOf))
  return {
    kept: good.map((line, index) => (torn.has(items[index].talk) ? undefined : line)),
    others: lines.filter((line) => !known.has(keyOf(line))),
  }
}

const keyOf = ({ id, lang = '' }) => `${id} ${lang}`
