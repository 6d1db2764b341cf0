import { isNumeric, type Column } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { isThing, type Reading } from '../reading.ts'
import { columnOf } from '../scene.ts'
import { saidIn, type Said } from '../statistic/said.ts'

/** All that is said before a template, by sentences. */
export interface Prose {
  readonly reading: Reading
  readonly said: Said
  readonly tableId: string
  /** Columns of one table, in the order of the text, as often as they are named. */
  readonly named: readonly ProseColumn[]
  /** The sentence that an item is in. */
  readonly sentenceOf: (item: number) => number
}

export interface ProseColumn {
  readonly ref: ColumnRef
  readonly column: Column
  readonly item: number
  /** Said by its whole name. */
  readonly whole: boolean
}

export function proseOf(reading: Reading): Prose | undefined {
  const all = reading.items.flatMap((item, index): readonly ProseColumn[] => {
    if (!isThing(item) || item.to.kind !== 'column') return []
    const { column: ref, coverage, match } = item.to
    const whole = coverage === 1 && (match === 'exact' || match === 'form')
    if (isNameless(ref)) return []
    return [{ ref, column: columnOf(reading.scene, ref), item: index, whole }]
  })
  const tableId = mostNamed(all.map(({ ref }) => placeOf(ref).tableId)) ?? reading.scene.asked.tables[0]?.id
  if (tableId === undefined) return undefined
  const ends = reading.items.map(({ from }) => sentenceAt(reading, from))
  return {
    reading,
    said: saidIn(reading),
    tableId,
    named: all.filter(({ ref }) => placeOf(ref).tableId === tableId),
    sentenceOf: (item) => ends[item] ?? 0,
  }
}

/** A column without a header is called by its place, which no text means. */
export const isNameless = (ref: ColumnRef): boolean =>
  /^(?:column|unnamed)[\s_:]*\d+$/iu.test(placeOf(ref).column)

function mostNamed(tables: readonly string[]): string | undefined {
  const times = (one: string): number => tables.filter((table) => table === one).length
  return [...new Set(tables)].toSorted((one, other) => times(other) - times(one))[0]
}

/** How many sentences begin before a token or with it; a line of its own is one. */
const sentenceAt = ({ scene: { tokens, asked } }: Reading, at: number): number =>
  tokens.filter(
    ({ before, start }, index) =>
      index > 0 &&
      index <= at &&
      (before === 'sentence' || asked.text.slice(tokens[index - 1]?.end, start).includes('\n')),
  ).length

/** A column of numbers, or of texts that begin with one: 1,200 km. */
export function isMeasurable(column: Column): boolean {
  if (column.type === 'boolean' || isNumeric(column)) return isNumeric(column)
  const seen = column.frequent.filter(({ value }) => value !== null)
  return (
    column.type === 'text' &&
    seen.length > 0 &&
    seen.every(({ value }) => /^\s*[$€£+-]?\s*\d/u.test(String(value)))
  )
}

/** The columns that the text names, those by their whole names first, each once. */
export function targets(
  { named }: Prose,
  accepts: (column: Column) => boolean = isMeasurable,
): readonly ProseColumn[] {
  const sorted = named
    .filter(({ column }) => accepts(column))
    .toSorted((one, other) => Number(other.whole) - Number(one.whole) || one.item - other.item)
  return sorted.filter(({ ref }, at) => sorted.findIndex((one) => one.ref === ref) === at)
}

/** The column that most often stands in one sentence with these items: the next behind one of them, else the last before. */
export function columnNear(
  prose: Prose,
  items: readonly number[],
  accepts: (column: Column) => boolean = isMeasurable,
): ProseColumn | undefined {
  const found = items.flatMap((item) => {
    const inside = prose.named.filter(
      (one) => prose.sentenceOf(one.item) === prose.sentenceOf(item) && accepts(one.column),
    )
    const whole = inside.filter((one) => one.whole)
    const near = whole.length > 0 ? whole : inside
    return near.find((one) => one.item > item) ?? near.at(-1) ?? []
  })
  const times = (ref: ColumnRef): number => found.filter((one) => one.ref === ref).length
  return found.toSorted((one, other) => times(other.ref) - times(one.ref))[0]
}
