import type { Condition, Metric, Step, Verb } from '@auger/contract/plan'
import type { Column, Table } from '../../../domain/table.ts'
import { localeFor, qualityNames, type QualityNames } from '../../../locales/index.ts'
import type { Observation } from '../../../ports/analyst.ts'
import type { Scene } from '../../candidate/scene.ts'
import { placeOf } from '../../frame/column-ref.ts'
import { totalsIn } from '../../frame/rows/totals.ts'
import type { AskedTask } from '../asked-task.ts'
import type { Finding } from '../finding.ts'

/** A table whose faults are looked for. */
export interface Inspected {
  readonly scene: Scene
  readonly table: Table
  /** Those that are asked about: all of the table, unless some are named. */
  readonly columns: readonly Column[]
  /** Whether some are. */
  readonly isOfColumns: boolean
  /** The rows that call themselves totals. */
  readonly totals: Condition | undefined
  /** Leaves them out: what adds up other rows is no fault of theirs. */
  readonly rows: readonly Verb[]
  readonly names: QualityNames
}

/** One kind of fault: what has to be known before it is looked for, if anything, and the answers about it. */
export interface FaultSearch {
  readonly measure?: (inspected: Inspected) => Step | undefined
  readonly findings: (inspected: Inspected, measured: Observation | undefined) => readonly Finding[]
}

export function inspectedOf(scene: Scene, table: Table, { columns }: AskedTask): Inspected {
  const named = columns.filter((ref) => placeOf(ref).tableId === table.id).map((ref) => placeOf(ref).column)
  const found = totalsIn(table.id, scene.asked)
  const totals = found === undefined ? undefined : { ...found, column: placeOf(found.column).column }
  return {
    scene,
    table,
    columns: table.columns.filter(({ name }) => named.length === 0 || named.includes(name)),
    isOfColumns: named.length > 0,
    totals,
    rows:
      totals === undefined ? [] : [{ kind: 'filter', where: { kind: 'not', condition: totals } } as const],
    names: qualityNames(localeFor(scene.asked.language).locale.language),
  }
}

export const stepOf = (
  { table }: Pick<Inspected, 'table'>,
  id: string,
  verbs: readonly Verb[],
  answer: readonly string[] = [],
): Step => ({ id, input: { kind: 'table', tableId: table.id }, verbs, chart: 'none', answer })

/** A step that goes on with the rows of another. */
export const stepAfter = (
  before: Step,
  id: string,
  verbs: readonly Verb[],
  answer: readonly string[] = [],
): Step => ({
  id,
  input: { kind: 'step', stepId: before.id },
  verbs,
  chart: 'none',
  answer,
})

export const countWhere = (where: Condition): Metric => ({ kind: 'aggregate', function: 'count', where })

/** All of them together; undefined where there is none. */
export const sumOf = (metrics: readonly Metric[]): Metric | undefined =>
  metrics.reduce<Metric | undefined>(
    (left, right) => (left === undefined ? right : { kind: 'binary', operator: '+', left, right }),
    undefined,
  )

/** One condition or another. */
export const anyOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length < 2 ? conditions[0] : { kind: 'or', conditions }

export const unlike = (name: string, others: readonly string[]): string =>
  others.some((other) => other.toLowerCase() === name.toLowerCase()) ? unlike(`${name} *`, others) : name
