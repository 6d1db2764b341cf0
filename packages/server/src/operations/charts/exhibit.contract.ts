import type { Cell, Language } from '@auger/contract'
import type { ChartSpecification } from '../../domain/chart.ts'
import {
  recurringGrains,
  timeGrains,
  type ChartWish,
  type GroupKey,
  type KeyGrain,
  type Measure,
  type MeasureFunction,
  type Verb,
} from '@auger/contract/plan'
import type { ColumnType } from '../../domain/table.ts'
import { pictureFor } from '../chart.ts'
import type { ChartTable } from './chart-input.ts'

/** A picture to be looked at, and the specification it is drawn from. */
export interface Exhibit {
  readonly name: string
  readonly specification: ChartSpecification
}

export type Rows = readonly (readonly Cell[])[]

interface Wanted {
  readonly title: string
  readonly language?: Language
  readonly chart?: ChartWish
  readonly rows: Rows
  readonly rowCount?: number
  readonly extract?: ChartTable['extract']
}

interface Grouped extends Wanted {
  /** Names of the keys; a name with a type or a grain behind a colon: `day:month`. */
  readonly by: readonly string[]
  /** What was measured, by name. */
  readonly measures: { readonly [name: string]: MeasureFunction }
  readonly then?: readonly Verb[]
}

interface Listed extends Wanted {
  readonly columns: { readonly [name: string]: ColumnType }
}

const grains: readonly string[] = [...timeGrains, ...recurringGrains] satisfies readonly KeyGrain[]

/** The chart that a user sees of a grouped result. */
export function chartOfGroups(wanted: Grouped): ChartSpecification | undefined {
  const keys = wanted.by.map(readKey)
  const measures = Object.entries(wanted.measures).map(([as, measure]): Measure => ({
    function: measure,
    column: as,
    as,
  }))
  return chartOf(wanted, {
    columns: [
      ...keys.map(({ key, type }) => ({ name: key.as, type })),
      ...measures.map(({ as, function: measure }) => ({
        name: as,
        type: measure === 'count' ? ('integer' as const) : ('number' as const),
      })),
    ],
    verbs: [{ kind: 'group', by: keys.map(({ key }) => key), measures }, ...(wanted.then ?? [])],
  })
}

/** The chart that a user sees of rows that were only listed. */
export function chartOfRows(wanted: Listed): ChartSpecification | undefined {
  const columns = Object.entries(wanted.columns).map(([name, type]) => ({ name, type }))
  return chartOf(wanted, { columns, verbs: [] })
}

export const grouped = (name: string, wanted: Grouped): Exhibit => exhibit(name, chartOfGroups(wanted))
export const listed = (name: string, wanted: Listed): Exhibit => exhibit(name, chartOfRows(wanted))

function exhibit(name: string, specification: ChartSpecification | undefined): Exhibit {
  if (specification === undefined) throw new Error(`${name}: there is no chart of these rows`)
  return { name, specification }
}

function readKey(text: string): { readonly key: GroupKey; readonly type: ColumnType } {
  const [, name = text, kind = 'text'] = /^(.*):(\w+)$/.exec(text) ?? []
  if (!grains.includes(kind)) return { key: { column: name, as: name }, type: kind as ColumnType }
  const type = kind === 'week' || kind === 'day' ? 'date' : 'integer'
  return { key: { column: name, grain: kind as KeyGrain, as: name }, type }
}

function chartOf(
  { title, language = 'EN', chart = 'auto', rows, rowCount, extract }: Wanted,
  found: {
    readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
    readonly verbs: readonly Verb[]
  },
): ChartSpecification | undefined {
  const step = { id: 'step-1', input: { kind: 'table', tableId: 't' }, chart, answer: [] } as const
  return pictureFor(
    { ...step, verbs: found.verbs },
    {
      columns: found.columns,
      rows,
      ...(rowCount === undefined ? {} : { rowCount }),
      ...(extract === undefined ? {} : { extract }),
    },
    language,
    title,
  ).specification
}
