import type { Condition, Verb } from '@auger/contract/plan'
import type { StatisticsWords } from '../../../locales/index.ts'
import type { Column } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { placeOf } from '../../frame/column-ref.ts'
import { saysAny, type Reading } from '../reading.ts'
import { columnOf, type SceneSlot } from '../scene.ts'
import type { MadeColumn } from './made-column.ts'
import { measuredAs, verbsFor, type Preparing } from './made-ready.ts'
import { columnNear, isMeasurable, isNameless, targets, type Prose } from './prose.ts'
import type { ReadyRows, Results } from './results.ts'
import { readingOf } from './slot-figure.ts'

/** Everything that slots are filled from. */
export interface Filling {
  readonly prose: Prose
  readonly filters: readonly Condition[]
  readonly preparing: Preparing
  readonly made: MadeColumn | undefined
  readonly results: Results
  readonly words: StatisticsWords
  readonly note: (name: string) => void
}

/** A slot with the rows that its own words choose. */
export interface OpenSlot {
  readonly scene: SceneSlot
  readonly choices: readonly string[]
  /** Whether it holds all values of a column. */
  readonly several: boolean
  readonly own: readonly Condition[]
}

/** The rows that figures of these columns are computed over. */
export function rowsFor(
  { prose, filters, preparing, made }: Filling,
  columns: readonly ColumnRef[],
  extra: readonly Verb[] = [],
  fills = preparing.fills,
): ReadyRows {
  return { filters, preparation: [...verbsFor(prose, columns, fills, made), ...extra] }
}

export const measured = ({ prose }: Filling, ref: ColumnRef): ColumnRef => measuredAs(prose, ref)

/** The columns that a slot itself names: of those that the question names, else by their whole names. */
export function slotColumns(
  { prose }: Pick<Filling, 'prose'>,
  { words, hint, description }: SceneSlot,
  accepts: (column: Column) => boolean = isMeasurable,
): readonly ColumnRef[] {
  const known = new Set(prose.named.map(({ ref }) => ref))
  for (const scene of [words, hint, description]) {
    const found = scene.links.flatMap(({ from, until, to, quality }) => {
      if (to.kind !== 'column' || placeOf(to.column).tableId !== prose.tableId) return []
      if (!accepts(columnOf(scene, to.column)) || isNameless(to.column)) return []
      if (isFigureWord(readingOf(scene), from, until)) return []
      const isWhole = to.coverage === 1 && (to.match === 'exact' || to.match === 'form')
      const isKnown = known.has(to.column)
      if (!isWhole && (!isKnown || scene === description)) return []
      return [
        { ref: to.column, from, size: until - from, score: quality * to.coverage + (isKnown ? 0.3 : 0) },
      ]
    })
    const best = found.toSorted((one, other) => other.size - one.size || other.score - one.score)
    const kept = best.filter(
      ({ from, size }, at) =>
        !best.slice(0, at).some((one) => one.from < from + size && from < one.from + one.size),
    )
    if (kept.length > 0)
      return [...new Set(kept.toSorted((one, other) => one.from - other.from).map(({ ref }) => ref))]
  }
  return []
}

/** Whether words say what is computed, and not of what: the average beside a column that is one. */
const isFigureWord = ({ items }: Reading, from: number, until: number): boolean => {
  const over = items.filter((item) => item.from < until && from < item.until)
  return over.length > 0 && over.every((item) => saysAny(item, ['aggregate', 'statistic', 'quantity']))
}

/** What a figure is of: what its slot names, what the question makes, what stands beside the word, the only one named. */
export function columnFor(filling: Filling, slot: OpenSlot, near: readonly number[]): ColumnRef | undefined {
  const { prose, made, note } = filling
  const [own] = slotColumns(filling, slot.scene)
  if (own !== undefined && made?.sources.includes(own) === true) return made.name
  if (own !== undefined) return own
  if (made !== undefined) return made.name
  const all = targets(prose)
  const found = all.length < 2 ? all[0] : (columnNear(prose, near) ?? all[0])
  if (all.length > 1) note('template:column-assumed')
  return found?.ref
}

/** The items of a term in the question, and of those that the words of a slot say besides. */
export const wordsOf = (slot: OpenSlot): ReturnType<typeof readingOf> => readingOf(slot.scene.words)
