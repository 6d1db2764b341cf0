import type { Condition } from '@auger/contract/plan'
import type { FilterChoice, FilterSlot } from '../reading.ts'
import type { StatisticFigure } from '../statistic/said.ts'
import type { Prose } from './prose.ts'

export interface RowFilter {
  readonly condition: Condition
  readonly items: readonly number[]
  readonly notes: readonly string[]
  /** Said in the first sentence, which asks; others say how. */
  readonly asked: boolean
}

/** Sentences that say one of these set bounds to figures, and choose no rows by their numbers. */
const ofFigures: readonly StatisticFigure[] = [
  ...([
    'p-value',
    'significance',
    'outlier',
    'deviation-rule',
    'quartile-rule',
    'decimals',
    'integer',
  ] as const),
  ...(['coefficient', 'skewness', 'kurtosis', 'quartile', 'percentile', 'regression', 'logistic'] as const),
]

/** What of the prose chooses rows. */
export function rowFilters(prose: Prose): readonly RowFilter[] {
  const found = prose.reading.slots.flatMap((slot) => {
    const [first] = slot.items
    const choice = slot.choices.find(({ condition }) => condition !== undefined)
    if (first === undefined || choice?.condition === undefined || !isMeant(prose, slot, choice)) return []
    const { condition, notes, absorbs } = choice
    const asked = prose.sentenceOf(first) === 0
    return [{ condition, notes, asked, items: [...slot.items, ...absorbs] }]
  })
  const keys = found.map(({ condition }) => JSON.stringify(condition))
  return alternatives(found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at))
}

/** Several values of one column, named in turn, are meant one beside the other. */
function alternatives(found: readonly RowFilter[]): readonly RowFilter[] {
  const joined: RowFilter[] = []
  for (const one of found) {
    const at = joined.findIndex((other) => valueOf(other)?.column === valueOf(one)?.column)
    const before = valueOf(one) === undefined ? undefined : joined[at]
    if (before === undefined) joined.push(one)
    else joined[at] = both(before, one)
  }
  return joined
}

const both = (one: RowFilter, other: RowFilter): RowFilter => ({
  condition: {
    kind: 'in',
    column: valueOf(one)?.column ?? '',
    values: [...new Set([...(valueOf(one)?.values ?? []), ...(valueOf(other)?.values ?? [])])],
  },
  items: [...one.items, ...other.items],
  notes: [...one.notes, ...other.notes],
  asked: one.asked || other.asked,
})

const valueOf = ({ condition }: RowFilter): Extract<Condition, { kind: 'in' }> | undefined => {
  if (condition.kind === 'in') return condition
  return condition.kind === 'compare' && condition.operator === '=' && typeof condition.value === 'string'
    ? { kind: 'in', column: condition.column, values: [condition.value] }
    : undefined
}

const guessed = /^filter:number:.*(?:unmentioned|mentioned)$/

function isMeant(prose: Prose, { items }: FilterSlot, { condition, notes }: FilterChoice): boolean {
  if (condition?.kind === 'missing' || condition?.kind === 'not') return false
  const isOfNow = condition?.kind === 'against' || condition?.kind === 'window'
  if (isOfNow && !items.every((item) => prose.sentenceOf(item) === 0)) return false
  if (notes.some((note) => guessed.test(note)) && !namesYear(condition)) return false
  const said = (...figures: readonly StatisticFigure[]): boolean =>
    prose.said
      .items(...figures)
      .some((item) => items.some((own) => prose.sentenceOf(own) === prose.sentenceOf(item)))
  if (said('fill')) return false
  return !notes.some((note) => note.startsWith('filter:number')) || !said(...ofFigures)
}

const namesYear = (condition: Condition | undefined): boolean =>
  condition?.kind === 'compare' &&
  typeof condition.value === 'number' &&
  condition.value > 1500 &&
  condition.value < 2200

/** The rows that a slot's own words choose stand in the place of what is said of the same columns. */
export const withOwn = (all: readonly Condition[], own: readonly Condition[]): readonly Condition[] => {
  const named = new Set(own.flatMap(columnIn))
  return [...all.filter((one) => !columnIn(one).some((column) => named.has(column))), ...own]
}

const columnIn = (condition: Condition): readonly string[] => {
  if (condition.kind === 'not') return columnIn(condition.condition)
  return 'column' in condition && typeof condition.column === 'string' ? [condition.column] : []
}
