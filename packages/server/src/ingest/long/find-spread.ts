import { mapInTurns } from '../../domain/map-in-turns.ts'
import { isTotalLabel } from '../../domain/total-words.ts'
import { isNumeric, type Column } from '../../domain/table.ts'
import type { PeriodKind } from './period-kind.ts'
import { splitPeriod, type SplitName } from './split-period.ts'

/** A table that has its times as columns. */
export interface Spread {
  readonly kind: PeriodKind
  /** Each time once, in the order of the columns. */
  readonly periods: readonly string[]
  readonly measures: readonly SpreadMeasure[]
  /** The columns that say what a row is about. */
  readonly identifying: readonly Column[]
}

export interface SpreadMeasure {
  /** Empty where the columns are called by their time alone. */
  readonly name: string
  /** The column of each time that has one. */
  readonly columns: ReadonlyMap<string, Column>
  readonly type: 'integer' | 'number'
  /** One of them that has values, whose unit is that of all. */
  readonly example: Column
}

interface Named extends SplitName {
  readonly column: Column
}

const fewestPeriods = 2
const mostColumns = 1_000

/** Undefined where fewer than two columns are times of one kind, or their values are not of one kind. */
export async function findSpread(columns: readonly Column[], rowCount: number): Promise<Spread | undefined> {
  const split = await mapInTurns(columns, (column): Named[] => {
    const found = splitPeriod(column.name)
    return found === undefined ? [] : [{ ...found, column }]
  })
  const named = split.flat()
  const kind = likeliestKind(named)
  if (kind === undefined || (kind === 'quarter' && columns.some(isLaterQuestion))) return undefined
  const measures = measuresOf(
    named.filter((one) => one.kind === kind),
    rowCount,
  )
  const spread = new Set(measures?.flatMap((measure) => [...measure.columns.values()]))
  if (measures === undefined || spread.size === 0 || spread.size > mostColumns) return undefined
  return {
    kind,
    periods: [...new Set(named.filter(({ column }) => spread.has(column)).map(({ period }) => period))],
    measures,
    identifying: columns.filter(
      (column) => !spread.has(column) && column.role !== 'measure' && !isTotalLabel(column.name),
    ),
  }
}

function likeliestKind(named: readonly Named[]): PeriodKind | undefined {
  const counts = new Map<PeriodKind, number>()
  for (const { kind } of named) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** Q1 to Q4 of a questionnaire go on with Q5. */
const isLaterQuestion = ({ name }: Column): boolean => /^Q(?:[05-9]|\d{2,3})\b/i.test(name)

/** Undefined where a time has two columns of one measure, or a measure values that do not go together. */
function measuresOf(named: readonly Named[], rowCount: number): readonly SpreadMeasure[] | undefined {
  const found = new Map<string, Map<string, Column>>()
  for (const { measure, period, column } of named) {
    const columns = found.get(measure) ?? new Map<string, Column>()
    if (columns.has(period)) return undefined
    found.set(measure, columns.set(period, column))
  }
  const measures: SpreadMeasure[] = []
  for (const [name, columns] of found) {
    if (columns.size < fewestPeriods) continue
    const filled = [...columns.values()].filter(({ missing }) => missing < rowCount)
    const [example] = filled
    if (example === undefined || !goTogether(filled)) return undefined
    const type = filled.every((column) => column.type === 'integer') ? 'integer' : 'number'
    measures.push({ name, columns, type, example })
  }
  return measures
}

/** Numbers of one unit. A column without any value goes with all. */
const goTogether = (filled: readonly Column[]): boolean =>
  filled.length >= fewestPeriods &&
  filled.every(isNumeric) &&
  new Set(filled.map(({ unit }) => unit?.text)).size === 1
