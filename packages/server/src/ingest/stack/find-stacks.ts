import type { ColumnType } from '../../domain/table.ts'
import { periodColumn, type PeriodColumn } from '../long/period-column.ts'
import { periodKind } from '../long/period-kind.ts'
import { splitPeriod, type SplitName } from '../long/split-period.ts'
import type { TypedColumn, TypedTable } from '../read-types/write-typed.ts'

/** Tables of one shape that are called by a time each, such as a sheet a month: their rows are those of one table. */
export interface Stack {
  /** What they are called beside their times; empty where that is nothing. */
  readonly title: string
  readonly period: PeriodColumn
  readonly parts: readonly StackPart[]
  readonly columns: readonly TypedColumn[]
}

export interface StackPart {
  readonly table: TypedTable
  readonly period: string
}

interface Named extends SplitName {
  readonly table: TypedTable
}

const fewestParts = 2
const fewestColumns = 2

/** Times without a year are those of the one that the name of the file tells. */
export function findStacks(tables: readonly TypedTable[], fileTitle: string): readonly Stack[] {
  const alike = new Map<string, Named[]>()
  for (const table of tables) {
    const split = splitPeriod(table.title)
    if (split === undefined || table.columns.length < fewestColumns) continue
    const names = table.columns.map(({ name }) => folded(name)).toSorted()
    const key = JSON.stringify([split.kind, folded(split.measure), names])
    alike.set(key, [...(alike.get(key) ?? []), { ...split, table }])
  }
  return [...alike.values()].flatMap((group) => stackOf(group, yearIn(fileTitle)) ?? [])
}

function stackOf(group: readonly Named[], year: string | undefined): Stack | undefined {
  const [first] = group
  if (first === undefined || group.length < fewestParts) return undefined
  const parts = group.map(({ table, period }) => ({ table, period: dated(period, year) }))
  const periods = parts.map(({ period }) => period)
  const columns = first.table.columns.map(({ name }) => stackedColumn(name, group))
  if (!columns.every((column) => column !== undefined)) return undefined
  const period = periodColumn(periodKind(periods[0] ?? '') ?? first.kind, periods)
  const times = new Set(periods.map((one) => period.sql.get(one)))
  const isTaken = columns.some(({ name }) => folded(name) === folded(period.name))
  if (isTaken || times.size < periods.length) return undefined
  return { title: first.measure, period, parts, columns }
}

/** A month or quarter of a year, where that is known. */
function dated(period: string, year: string | undefined): string {
  const whole = `${period} ${year ?? ''}`
  return year !== undefined && periodKind(period) !== 'year' && periodKind(whole) === 'date' ? whole : period
}

const yearIn = (title: string): string | undefined => {
  const years = new Set(title.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g))
  return years.size === 1 ? [...years][0] : undefined
}

/** Of the kind that most of its values have; undefined where they do not go together, such as amounts in two currencies. */
function stackedColumn(name: string, group: readonly Named[]): TypedColumn | undefined {
  const all = group.flatMap(({ table }) => columnOf(table, name) ?? [])
  const read = all.filter(({ type }) => type !== 'text')
  const [example] = read
  if (example === undefined) return { name, type: 'text' }
  const types = new Set(read.map(({ type }) => type))
  if (types.size > 1 && ![...types].every(isNumber)) return undefined
  if (new Set(read.map(unitOf)).size > 1 || 2 * read.length <= all.length) return undefined
  const type: ColumnType = types.size > 1 ? 'number' : example.type
  const { parser, unit } = example
  return { name, type, ...(parser === undefined ? {} : { parser }), ...(unit === undefined ? {} : { unit }) }
}

const unitOf = ({ unit, parser }: TypedColumn): string | undefined => (unit ?? parser?.unit)?.text
const isNumber = (type: ColumnType): boolean => type === 'integer' || type === 'number'

export const columnOf = ({ columns }: TypedTable, name: string): TypedColumn | undefined =>
  columns.find((column) => folded(column.name) === folded(name))

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
