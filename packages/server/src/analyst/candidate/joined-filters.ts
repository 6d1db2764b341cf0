import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import type { Option } from './draft.ts'
import { senseOf, type FilterChoice, type Reading } from './reading.ts'

type Filters = Option<readonly FilterChoice[]>

/** What rows are chosen by, with values of one column taken together and with what "or" stands between as alternatives. */
export function joinedFilters(reading: Reading, filters: Filters): readonly Filters[] {
  const together = countedAmong(valuesTogether(filters))
  const either = eitherOf(reading, together)
  return either === undefined ? [together] : [either, { ...together, cost: together.cost + 0.5 }]
}

/** Where rows are counted to choose things by, those are counted that the question is about: who gave twice in 2024. */
function countedAmong(filters: Filters): Filters {
  const isCounted = ({ notes }: FilterChoice): boolean => notes.includes('filter:counted:own')
  const others = filters.part.flatMap(({ condition, notes }) =>
    condition === undefined || notes.includes('filter:counted') ? [] : [condition],
  )
  if (others.length === 0 || !filters.part.some(isCounted)) return filters
  const where: Condition =
    others.length === 1 && others[0] !== undefined ? others[0] : { kind: 'and', conditions: others }
  const part = filters.part.map((choice): FilterChoice => {
    const { condition } = choice
    if (!isCounted(choice) || condition?.kind !== 'among') return choice
    const verbs = [{ kind: 'filter', where } as const, ...(condition.of.verbs ?? [])]
    return { ...choice, condition: { ...condition, of: { ...condition.of, verbs } } }
  })
  return { ...filters, part }
}

/** No row has two values in one column: where a question names them apart, it means the rows of each. */
function valuesTogether(filters: Filters): Filters {
  const kept: FilterChoice[] = []
  for (const choice of filters.part) {
    const at = kept.findIndex((other) => isSameColumn(other, choice))
    const other = kept[at]
    if (other === undefined) kept.push(choice)
    else kept[at] = taken(other, choice)
  }
  if (kept.length === filters.part.length) return filters
  return { ...filters, part: kept, notes: [...filters.notes, 'filter:apart'] }
}

/** The values that a choice leaves a column. */
function valuesOf({ condition }: FilterChoice): readonly Cell[] | undefined {
  if (condition?.kind === 'in') return condition.values
  return condition?.kind === 'compare' && condition.operator === '=' && typeof condition.value === 'string'
    ? [condition.value]
    : undefined
}

const isSameColumn = (one: FilterChoice, other: FilterChoice): boolean =>
  isDenied(one, other) ||
  areRecurring(one, other) ||
  (one.columns[0] === other.columns[0] && valuesOf(one) !== undefined && valuesOf(other) !== undefined)

/** No day is in March and in April. */
const areRecurring = ({ condition: one }: FilterChoice, { condition: other }: FilterChoice): boolean =>
  one?.kind === 'recurring' &&
  other?.kind === 'recurring' &&
  one.column === other.column &&
  one.part === other.part

/** One says what the other denies: the active and the cancelled. */
const isDenied = ({ condition: one }: FilterChoice, { condition: other }: FilterChoice): boolean =>
  (one?.kind === 'not' && JSON.stringify(one.condition) === JSON.stringify(other)) ||
  (other?.kind === 'not' && JSON.stringify(other.condition) === JSON.stringify(one))

/** Words that each name several values name those that they share. */
function taken(one: FilterChoice, other: FilterChoice): FilterChoice {
  const absorbs = [...one.absorbs, ...other.absorbs]
  const areAlternatives = isDenied(one, other) || areRecurring(one, other)
  if (one.condition !== undefined && other.condition !== undefined && areAlternatives)
    return { ...one, condition: { kind: 'or', conditions: [one.condition, other.condition] }, absorbs }
  const [first, second] = [valuesOf(one) ?? [], valuesOf(other) ?? []]
  const shared = first.filter((value) => second.includes(value))
  const values = shared.length > 0 ? shared : [...first, ...second]
  const [column = ''] = one.columns
  return {
    ...one,
    condition: { kind: 'in', column, values },
    absorbs,
  }
}

/** Two conditions on different columns with "or" between them. */
function eitherOf(reading: Reading, filters: Filters): Filters | undefined {
  const [first, second, ...others] = filters.part
  if (first?.condition === undefined || second?.condition === undefined) return undefined
  const or = orBetween(reading, first.condition, second.condition)
  if (or === undefined) return undefined
  const either: FilterChoice = {
    ...first,
    condition: { kind: 'or', conditions: [first.condition, second.condition] },
    columns: [...first.columns, ...second.columns],
  }
  return {
    ...filters,
    part: [either, ...others],
    used: [...filters.used, or],
    notes: [...filters.notes, 'filter:either'],
  }
}

function orBetween({ slots, items }: Reading, first: Condition, second: Condition): number | undefined {
  const [one, other] = [first, second].map((condition) =>
    slots.find(({ choices }) => choices.some((choice) => choice.condition === condition)),
  )
  if (one === undefined || other === undefined) return undefined
  const [from, until] = [Math.max(...one.items), Math.min(...other.items)]
  const at = items.findIndex(
    (item, index) => index > from && index < until && senseOf(item, 'joint')?.of === 'or',
  )
  return at < 0 ? undefined : at
}
