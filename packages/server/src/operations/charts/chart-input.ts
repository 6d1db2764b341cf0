import type { Cell, Language } from '@auger/contract'
import type { KeyGrain, Metric, Step } from '@auger/contract/plan'
import { localeFor, type Locale } from '../../locales/index.ts'
import { answeringOnly } from '../answering-first.ts'
import type { GroupingKey, GroupingMeasure } from '../grouping.ts'
import { labelOf } from '../label.ts'
import type { TypedColumn } from '../outcome.ts'
import { shapeOf } from '../shape.ts'
import type { Bin } from './bins.ts'
import { spokenName } from '../spoken-name.ts'
import { shownName, toldApart } from './names.ts'
import { extractNote, type Extract } from './notes.ts'
import { areYears, timeOf, type TimeMark } from './time-of.ts'

/** A result as charts see it: what its rows are told apart by, and what was measured of each. */
export interface ChartInput {
  readonly title: string
  readonly language: Language
  readonly keys: readonly ChartKey[]
  readonly measures: readonly ChartMeasure[]
  /** One row a group, and not the rows of a table. */
  readonly grouped: boolean
  /** In the order of a measure. */
  readonly ranked: boolean
  /** Nothing of what was grouped is left out. */
  readonly whole: boolean
  /** Whether the order is that of a measure from the least. */
  readonly rising: boolean
  /** Which of the rows that there are in all these are. */
  readonly extract: Extract
  readonly rowCount: number
  /** Counted over all rows, in the place of the values of the first measure. */
  readonly bins?: readonly Bin[]
  /** What the first measure of all rows adds up to, where these are only some of them. */
  readonly total?: number
  /** Said below the title. */
  readonly notes: readonly string[]
}

export interface ChartKey {
  readonly name: string
  /** One a row; different values have different labels. */
  readonly labels: readonly string[]
  /** Where each row stands in time, null where that is missing; absent for what is not time. */
  readonly times?: readonly TimeMark[]
  readonly grain?: KeyGrain
  /** Of what is told apart by a number: the number. */
  readonly amounts?: readonly (number | null)[]
}

export interface ChartMeasure {
  readonly name: string
  /** As the result calls it. */
  readonly column: string
  readonly values: readonly (number | null)[]
  readonly integer: boolean
  /** What its numbers count, where that is known. */
  readonly unit?: string
  /** Parts of it add up to the whole, as sums and counts do. */
  readonly additive: boolean
  /** Each is the change from the one before, so that together they are the change from the first to the last. */
  readonly net: boolean
  /** What it is, where that is an expression over aggregates. */
  readonly metric?: Metric
}

export interface ChartTable {
  readonly columns: readonly TypedColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** In all; as many as there are here where it does not say. */
  readonly rowCount?: number
  /** Which of them these are, where they are not all; absent: the first. */
  readonly extract?: Extract
  readonly bins?: readonly Bin[]
  /** What the first measure of all rows adds up to, where these are only some of them. */
  readonly total?: number
  /** What the numbers of its columns count, by name. */
  readonly units?: ReadonlyMap<string, string>
  /** Those of listed rows that do not add up: rates, prices, ages. */
  readonly averaged?: ReadonlySet<string>
  /** What else is said below the title. */
  readonly notes?: readonly string[]
}

export function chartInput(step: Step, table: ChartTable, language: Language, title: string): ChartInput {
  const { group, having, order, limit } = shapeOf(step)
  const { locale } = localeFor(language)
  const { rowCount = table.rows.length } = table
  const extract = table.rows.length < rowCount ? (table.extract ?? 'first') : 'all'
  const first = order?.by[0]
  const has = ({ as }: { readonly as: string }) => table.columns.some(({ name }) => name === as)
  const measureOfColumn = (name: string) => group?.measures.find(({ as }) => as === name)
  const parts = new Set(
    (group?.measures ?? []).filter((measure) => measure.where === undefined).map(({ as }) => as),
  )
  const plain = table.columns
    .filter((column) => !isNumber(column))
    .map(({ name }) => ({ column: name, as: name }))
  const keys = group === undefined ? plain : group.by.filter(has)
  const numbers = table.columns.filter(
    (column) => isNumber(column) && (group === undefined || measureOfColumn(column.name) !== undefined),
  )
  // What only stands beside a figure of groups is told in something else as often as not.
  const measures = group === undefined ? numbers : answeringOnly(numbers, ({ name }) => name, step)
  return {
    title: title === '' ? '' : shownName(title),
    language,
    keys: withMonthsInTheirYear(keys).map((parts) => keyOf(parts, table, locale)),
    measures: measures.map((column) =>
      measureOf(column, table, measureOfColumn(column.name), parts.has(column.name)),
    ),
    grouped: group !== undefined,
    ranked: measureOfColumn(first?.column ?? '') !== undefined,
    rising: first?.direction === 'ascending',
    whole: limit === undefined && having.length === 0 && extract === 'all',
    extract,
    rowCount,
    ...(table.bins === undefined ? {} : { bins: table.bins }),
    ...(table.total === undefined ? {} : { total: table.total }),
    notes: [...(table.notes ?? []), ...extractNote(extract, table.rows.length, rowCount, language)],
  }
}

const isNumber = ({ type }: TypedColumn): boolean => type === 'integer' || type === 'number'

/** The keys, where a year and its months or quarters are one. */
function withMonthsInTheirYear(keys: readonly GroupingKey[]): readonly (readonly GroupingKey[])[] {
  const year = keys.find(({ grain }) => grain === 'year')
  const part = keys.find(({ grain }) => grain === 'month' || grain === 'quarter')
  if (year === undefined || part === undefined) return keys.map((key) => [key])
  return keys.filter((key) => key !== year).map((key) => (key === part ? [year, part] : [key]))
}

function keyOf(parts: readonly GroupingKey[], { columns, rows }: ChartTable, locale: Locale): ChartKey {
  const cellsOf = (row: readonly Cell[]): readonly Cell[] =>
    parts.map(({ as }) => row[columns.findIndex(({ name }) => name === as)] ?? null)
  // A cell stands for itself: texts may be long, and there may be many.
  const values = rows.map((row): Cell => {
    const [cell = null, ...others] = cellsOf(row)
    return others.length === 0 ? cell : JSON.stringify([cell, ...others])
  })
  const rowOf = new Map(values.map((value, index) => [value, rows[index] ?? []]))
  const names = toldApart([...rowOf.values()].map((row) => shownName(labelOf(parts, columns, row, locale))))
  const labels = new Map([...rowOf.keys()].map((value, index) => [value, names[index] ?? '']))
  const last = parts.at(-1)
  const type = columns.find(({ name }) => name === last?.as)?.type ?? 'text'
  const yearly =
    last?.grain === undefined &&
    type === 'integer' &&
    areYears(rows.map((row) => cellsOf(row).at(-1) ?? null))
  const timed = yearly ? parts.map((part) => ({ ...part, grain: 'year' as const })) : parts
  const shownGrain = yearly ? 'year' : (last?.grain ?? periodGrain(last?.period))
  const times = rows.map((row) => timeOf(timed, type, cellsOf(row)))
  return {
    name: shownName(spokenName(last?.as ?? '')),
    labels: values.map((value) => labels.get(value) ?? ''),
    ...(times.some((time) => time !== undefined) ? { times: times.map((time) => time ?? null) } : {}),
    ...(shownGrain === undefined ? {} : { grain: shownGrain }),
    ...(last?.grain === undefined && isNumber({ name: '', type })
      ? { amounts: rows.map((row) => amountOf(cellsOf(row).at(-1) ?? null)) }
      : {}),
  }
}

/** How an axis writes the first moments of periods. */
const periodGrain = (period: GroupingKey['period']): KeyGrain | undefined =>
  period === 'half-year' ? 'month' : period === 'hour' ? undefined : period

function measureOf(
  { name, type }: TypedColumn,
  { columns, rows, units, averaged }: ChartTable,
  measure: GroupingMeasure | undefined,
  ofAll: boolean,
): ChartMeasure {
  const measured = measure?.function
  const place = columns.findIndex((column) => column.name === name)
  const unit = measure?.percent === true ? '%' : units?.get(name)
  return {
    name: shownName(withUnit(spokenName(name), unit)),
    ...(unit === undefined ? {} : { unit }),
    column: name,
    values: rows.map((row) => amountOf(row[place] ?? null)),
    integer: type === 'integer',
    net: isNet(measure),
    ...(measure?.metric === undefined ? {} : { metric: measure.metric }),
    additive:
      measured === 'sum' ||
      measured === 'count' ||
      (measured === 'share' && ofAll) ||
      (measured === undefined && averaged?.has(name) !== true),
  }
}

/** A name that states its unit already is left as it is. */
const withUnit = (name: string, unit: string | undefined): string =>
  unit === undefined || name.toLowerCase().includes(unit.toLowerCase()) || /[)\]）]\s*$/u.test(name)
    ? name
    : `${name} (${unit})`

const isNet = (measure: GroupingMeasure | undefined): boolean =>
  measure?.metric?.kind === 'change' &&
  measure.metric.against === 'previous' &&
  measure.metric.in === 'amount'

/** Numbers beyond what a double holds come as text; a picture shows them near enough. */
function amountOf(cell: Cell): number | null {
  const amount = typeof cell === 'number' || (typeof cell === 'string' && cell !== '') ? Number(cell) : NaN
  return Number.isFinite(amount) ? amount : null
}
