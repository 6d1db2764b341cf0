import type { Condition, GroupKey, Measure, OrderVerb, Step, Verb } from '@auger/contract/plan'
import { isTemporal } from '../../../domain/table.ts'
import { grainName, type Locale } from '../../../locales/index.ts'
import type { KeyWish, MeasureWish } from './draft.ts'
import { joinInputOf } from './joins.ts'
import { apartVerbs } from './apart-verbs.ts'
import { besideVerbs } from './beside-verbs.ts'
import { filterOf } from './filter-of.ts'
import type { Reading, Want } from './reading.ts'
import { streakVerbs } from './streak-verbs.ts'
import { originOf, twinsOf } from './twins.ts'
import { whetherVerbs } from './whether-verbs.ts'
import { yearsIn } from './years-in.ts'

const mostGroups = 50
const contextRows = 10

/** A reading as verbs. */
export function stepOf(reading: Reading, locale: Locale): Step {
  const step = plainStep(reading, locale)
  const derived = [...twinsOf(reading.table).values()].filter(({ name }) => uses(step, name))
  const verbs = derived.map((twin): Verb => ({
    kind: 'derive',
    column: originOf(twin)?.name ?? '',
    function: 'number',
    as: twin.name,
  }))
  return verbs.length === 0 ? step : { ...step, verbs: [...verbs, ...step.verbs] }
}

const uses = ({ verbs }: Step, name: string): boolean => JSON.stringify(verbs).includes(JSON.stringify(name))

function plainStep(reading: Reading, locale: Locale): Step {
  const { want } = reading
  switch (want.kind) {
    case 'measures':
      return measureStep(reading, want, locale)
    case 'ranking':
      return rankingStep(reading, want)
    case 'rows':
      return rowsStep(reading, want)
    case 'place':
      return placeStep(reading, want)
    case 'beside':
      return { ...base(reading), ...besideVerbs(reading, want) }
    case 'apart':
      return { ...base(reading), ...apartVerbs(reading, want, locale) }
    case 'streak':
      return { ...base(reading), ...streakVerbs(reading, want, locale) }
    case 'whether':
      return { ...base(reading), chart: 'none', ...whetherVerbs(reading, want, locale) }
  }
}

const base = (reading: Reading): Pick<Step, 'id' | 'input' | 'chart'> => ({
  id: 'step-1',
  input: joinInputOf(reading.table) ?? { kind: 'table', tableId: reading.table.id },
  chart: reading.chart,
})

const present = (column: { readonly name: string; readonly missing: number }): readonly Condition[] =>
  column.missing === 0 ? [] : [{ kind: 'not', condition: { kind: 'missing', column: column.name } }]

function measureStep(reading: Reading, want: Extract<Want, { kind: 'measures' }>, locale: Locale): Step {
  const keys = namedKeys(withYears(want.keys, reading.conditions), locale)
  const bounding = reading.having.map(({ measure }) => measure)
  const all = namedMeasures([...want.measures, ...bounding], keys, locale)
  const measures = all.slice(0, namedMeasures(want.measures, keys, locale).length)
  const named = want.lead === undefined ? [] : want.keys.flatMap(({ column }) => present(column))
  const having = reading.having.flatMap(({ measure, operator, value }): readonly Condition[] => {
    const as = all.find(
      (candidate) => candidate.function === measure.function && candidate.column === measure.column?.name,
    )?.as
    return as === undefined ? [] : [{ kind: 'compare', column: as, operator, value }]
  })
  const groups = want.keys.reduce((product, key) => product * groupsOf(key, reading.conditions), 1)
  if (want.apart === true) return apartStep(reading, keys, measures, locale)
  if (want.counted === true) return countedStep(reading, keys, all, having, locale)
  const limit = reading.limit ?? (want.lead !== undefined && groups > mostGroups ? contextRows : undefined)
  return {
    ...base(reading),
    verbs: [
      ...filterOf([...reading.conditions, ...named]),
      { kind: 'group', by: keys, measures: all },
      ...filterOf(having),
      ...(keys.length === 0 ? [] : [groupOrder(reading, want, keys, measures)]),
      ...(keys.length === 0 ? [] : limited(limit ?? (skips(reading) ? contextRows : undefined), reading)),
      // A figure that only bounds the groups is not shown beside what was asked for.
      ...(all.length === measures.length
        ? []
        : [
            { kind: 'select' as const, columns: [...keys, ...measures].map(({ as }) => as), distinct: false },
          ]),
    ],
    answer: (showsKeysOnly(want) ? keys : [...keys, ...measures]).map(({ as }) => as),
    ...(want.lead !== undefined && reading.limit === undefined ? { answerRows: 'top' as const } : {}),
  }
}

const skips = ({ offset }: Reading): boolean => offset !== undefined && offset > 0

const limited = (count: number | undefined, { offset }: Reading): readonly Verb[] =>
  count === undefined ? [] : [{ kind: 'limit', count, ...(offset === undefined ? {} : { offset }) }]

function apartStep(
  reading: Reading,
  keys: readonly GroupKey[],
  measures: readonly Measure[],
  locale: Locale,
): Step {
  const ranges = measures.map(({ as }): Measure => ({
    function: 'range',
    column: as,
    as: locale.says.names.measure('range', as, false),
  }))
  return {
    ...base(reading),
    verbs: [
      ...filterOf(reading.conditions),
      { kind: 'group', by: keys, measures },
      { kind: 'group', by: [], measures: ranges },
    ],
    answer: ranges.map(({ as }) => as),
  }
}

function countedStep(
  reading: Reading,
  keys: readonly GroupKey[],
  measures: readonly Measure[],
  having: readonly Condition[],
  locale: Locale,
): Step {
  const as = locale.says.names.measure('distinct', keys.map((key) => key.as).join(', '))
  return {
    ...base(reading),
    verbs: [
      ...filterOf([...reading.conditions, ...keys.map(({ column }) => known(column))]),
      { kind: 'group', by: keys, measures },
      ...filterOf(having),
      { kind: 'group', by: [], measures: [{ function: 'count', as }] },
    ],
    answer: [as],
  }
}

const known = (column: string): Condition => ({ kind: 'not', condition: { kind: 'missing', column } })

const showsKeysOnly = ({ shows, lead, keys }: Extract<Want, { kind: 'measures' }>): boolean =>
  keys.length > 0 && (shows ?? (lead === undefined ? 'all' : 'keys')) === 'keys'

/** At most how many groups a key makes. */
function groupsOf({ column, grain }: KeyWish, conditions: readonly Condition[]): number {
  const years = yearsIn(column, conditions)
  if (grain === 'year') return years
  if (grain === 'quarter') return years * 4
  if (grain === 'weekday') return 7
  if (grain === 'hour') return 24
  return grain === 'month' ? years * 12 : Math.max(1, column.distinct)
}

/** Time runs forward; other groups stand from the largest to the smallest, unless the question says how. */
function groupOrder(
  reading: Reading,
  want: Extract<Want, { kind: 'measures' }>,
  keys: readonly GroupKey[],
  measures: readonly Measure[],
): OrderVerb {
  const measure = measures[0]?.as ?? keys[0]?.as ?? ''
  const { order } = reading
  if (want.lead !== undefined) return { kind: 'order', by: [{ column: measure, direction: want.lead }] }
  if (order !== undefined) {
    const wished =
      keys.find((key) => key.column === order.column?.name)?.as ??
      measures.find((one) => one.column === order.column?.name)?.as
    return { kind: 'order', by: [{ column: wished ?? measure, direction: order.direction }] }
  }
  const timed = want.keys.some(
    ({ column, grain }) => grain !== undefined || isTemporal(column) || column.role === 'time',
  )
  if (timed)
    return { kind: 'order', by: keys.map(({ as }) => ({ column: as, direction: 'ascending' as const })) }
  return { kind: 'order', by: [{ column: measure, direction: 'descending' }] }
}

/** A month or a quarter needs its year wherever the rows span more than one. */
function withYears(keys: readonly KeyWish[], conditions: readonly Condition[]): readonly KeyWish[] {
  return keys.flatMap((key) => {
    const part = key.grain === 'month' || key.grain === 'quarter'
    const dated = keys.some((other) => other.column === key.column && other.grain === 'year')
    return part && !dated && yearsIn(key.column, conditions) !== 1
      ? [{ column: key.column, grain: 'year' as const }, key]
      : [key]
  })
}

function namedKeys(keys: readonly KeyWish[], locale: Locale): readonly GroupKey[] {
  const names: string[] = []
  return keys.map(({ column, grain }) => {
    const as = fresh(grain === undefined ? column.name : grainName(grain, locale), names)
    names.push(as)
    return { column: column.name, ...(grain === undefined ? {} : { grain }), as }
  })
}

function namedMeasures(
  measures: readonly MeasureWish[],
  keys: readonly GroupKey[],
  locale: Locale,
): readonly Measure[] {
  const names = keys.map(({ as }) => as)
  const seen = new Set<string>()
  return measures.flatMap(({ function: measure, column, where }): readonly Measure[] => {
    const identity = `${measure} ${column?.name ?? ''}`
    if (seen.has(identity)) return []
    seen.add(identity)
    const name = locale.says.names
      .measure(measure, column?.name, column !== undefined && isTemporal(column))
      .trim()
    const as = fresh(measure === 'share' && column !== undefined ? `${name} (%)` : name, names)
    names.push(as)
    return [
      {
        function: measure,
        ...(column === undefined ? {} : { column: column.name }),
        ...(where === undefined ? {} : { where }),
        as,
      },
    ]
  })
}

/** The engine does not tell names apart by case. */
export function fresh(wish: string, taken: readonly string[]): string {
  const folded = new Set(taken.map((name) => name.toLowerCase()))
  let name = wish
  for (let number = 2; folded.has(name.toLowerCase()); number++) name = `${wish} (${number})`
  return name
}

function rankingStep(reading: Reading, want: Extract<Want, { kind: 'ranking' }>): Step {
  const columns = [...new Set([...want.show, want.by])].map(({ name }) => name)
  return {
    ...base(reading),
    verbs: [
      ...filterOf([...reading.conditions, ...present(want.by)]),
      { kind: 'order', by: [{ column: want.by.name, direction: want.lead }] },
      ...limited(reading.limit ?? contextRows, reading),
      { kind: 'select', columns, distinct: false },
    ],
    answer: (want.show.length === 0 ? [want.by] : want.show).map(({ name }) => name),
    ...(reading.limit === undefined ? { answerRows: 'top' as const } : {}),
  }
}

function placeStep(reading: Reading, want: Extract<Want, { kind: 'place' }>): Step {
  const columns = want.show.map(({ name }) => name)
  return {
    ...base(reading),
    verbs: [
      ...filterOf(reading.conditions),
      ...placed(want, reading),
      { kind: 'select', columns, distinct: false },
    ],
    answer: columns,
  }
}

/** The second to last is the second of the last two. */
function placed({ end, count }: Extract<Want, { kind: 'place' }>, reading: Reading): readonly Verb[] {
  if (end === 'first') return limited(count, reading)
  const { offset } = reading
  return [
    { kind: 'last', count: count + (offset ?? 0) },
    ...(offset === undefined ? [] : limited(count, reading)),
  ]
}

function rowsStep(reading: Reading, want: Extract<Want, { kind: 'rows' }>): Step {
  const answer = want.columns.map(({ name }) => name)
  const columns = [...answer, ...(want.beside ?? []).map(({ name }) => name)]
  const sorted = reading.order?.column
  const whole = columns.length === reading.table.columns.length
  return {
    ...base(reading),
    verbs: [
      ...filterOf(reading.conditions),
      ...(sorted === undefined || reading.order === undefined
        ? []
        : [{ kind: 'order' as const, by: [{ column: sorted.name, direction: reading.order.direction }] }]),
      ...(reading.limit === undefined ? [] : [{ kind: 'limit' as const, count: reading.limit }]),
      ...(whole ? [] : [{ kind: 'select' as const, columns, distinct: want.distinct }]),
    ],
    answer,
  }
}
