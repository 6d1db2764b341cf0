import { isThing, saysAny, saysEdit, senseOf, type Reading } from '../reading.ts'
import type { Thing } from '../things.ts'

/** Kinds of words that ask for something of their own, though no column or table is named. */
const wholes = ['rows', 'statistic', 'task', 'missing', 'never'] as const

/** Kinds of words that ask, beside what chooses rows. */
const asking = ['ask', 'quantity', 'list'] as const

/**
 * Whether a question leaves to the one before it what is computed: it names no column and no table, and what it says besides (a period, a
 * value, a place in an order) asks for nothing alone. Then nothing of all rows is meant: "how many?", "and the worst?", "2024 by month".
 */
export function goesOn(reading: Reading, things: readonly Thing[]): boolean {
  const { items, slots } = reading
  if (isFragment(reading)) return true
  if (things.length > 0 || items.some((item) => saysAny(item, wholes) || namesBesides(reading, item)))
    return false
  return slots.length === 0 || !items.some((item) => saysAny(item, asking))
}

/** Kinds of changes that a fragment begins with. */
const beginnings = ['also', 'besides', 'instead', 'only', 'without', 'same', 'break-down'] as const

/** And the weight? Only the north. What begins as a change, and asks nothing by itself. */
const isFragment = ({ items }: Reading): boolean =>
  saysEdit(items[0], beginnings) && !items.some((item) => saysAny(item, asksItself))

const asksItself = [...asking, 'whether', 'versus', 'difference', ...wholes] as const

/** Oldest, how deep, cheaper than: a word that names a column of the data by what it says. */
function namesBesides({ scene }: Reading, item: Reading['items'][number]): boolean {
  if (isThing(item)) return false
  return (['superlative', 'comparative', 'ask', 'compare', 'difference'] as const).some((kind) => {
    const of = senseOf(item, kind)
    const about = of !== undefined && 'of' in of ? (of.of ?? []) : []
    return about.length > 0 && scene.columnsAbout(about).length > 0
  })
}

/** What is the total by month: nothing of it goes on from another question. */
export const asksAlone = ({ items }: Reading, things: readonly Thing[]): boolean =>
  things.length > 0 && items.some((item) => saysAny(item, ['quantity', 'ask', 'list']))

/** A question that asks by itself and says of what needs none before it. */
export const isWhole = ({ items }: Reading, things: readonly Thing[]): boolean =>
  things.length > 0 && items.some((item) => saysAny(item, ['quantity', 'ask', 'list', 'aggregate']))
