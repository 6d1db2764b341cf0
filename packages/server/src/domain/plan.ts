import type { Cell } from '@auger/contract'
import type { Analysis } from './analysis.ts'
import type { AnswerTemplate } from './answer-template.ts'
import type { Formula } from './formula.ts'
import type { Dimension, NamedMetric } from './metric.ts'

/**
 * A plan is what a question was understood to ask: frozen, JSON-safe data. A step is a pipeline of small verbs over one
 * input; each step compiles to one SELECT. From the plan come the code, the table, the chart, the words, the follow-ups
 * and the next question's context.
 */
export interface Plan {
  /** Of the second version are the verbs metrics, top and pivot, the inputs path, union and merge, and formulas of elapsed time. */
  readonly version: 1 | 2
  readonly steps: readonly Step[]
  /** How the question wants its answer written. */
  readonly template?: AnswerTemplate
}

export interface Step {
  readonly id: string
  readonly input: StepInput
  readonly verbs: readonly Verb[]
  /** A statistic over what the verbs leave; the result is then its figures. */
  readonly analysis?: Analysis
  readonly chart: ChartWish
  /** Columns of the result that answer the question; the others are context. */
  readonly answer: readonly string[]
  /** top: only the first row, and those that share its place in the order, answers; the others are context. Absent: all. */
  readonly answerRows?: 'all' | 'top'
}

export type StepInput =
  | { readonly kind: 'table'; readonly tableId: string }
  | JoinInput
  | { readonly kind: 'step'; readonly stepId: string }
  | PathInput
  | UnionInput
  | MergeInput

/**
 * The rows of a table, each with the row of another that it names, with the row of a third that this one names, and so on; as
 * many rows as the first table has.
 */
export interface PathInput {
  readonly kind: 'path'
  readonly tableId: string
  readonly joins: readonly {
    /** A column of what was joined so far. */
    readonly from: string
    readonly to: string
    /** The column of `to` that names its rows. */
    readonly on: string
  }[]
}

/** Tables of one shape below each other, such as a file a month; `as` is the column that tells which table a row is of. */
export interface UnionInput {
  readonly kind: 'union'
  readonly tableIds: readonly string[]
  readonly as: string
}

/**
 * The results of earlier steps side by side, by what they are all grouped by: each figure was computed before it meets the others,
 * so that none is multiplied. What only some of them have stays, with nothing in the place of the others.
 */
export interface MergeInput {
  readonly kind: 'merge'
  readonly steps: readonly string[]
  readonly on: readonly string[]
}

/** The rows of a table, each with the row of another that it names; as many rows as the first has. */
export interface JoinInput {
  readonly kind: 'join'
  readonly tableId: string
  readonly to: string
  readonly on: { readonly from: string; readonly to: string }
}

export const chartKinds = [
  'bar',
  'grouped-bar',
  'stacked-bar',
  'line',
  'multi-line',
  'area',
  'scatter',
  'histogram',
  'box',
  'pie',
  'heat-map',
  'number',
] as const
export type ChartKind = (typeof chartKinds)[number]

/** auto: what the result suggests. A kind that would not show the result truly gives way to the nearest that does. */
export type ChartWish = 'auto' | 'none' | ChartKind

export type Verb =
  | FilterVerb
  | GroupVerb
  | OrderVerb
  | LimitVerb
  | SelectVerb
  | LastVerb
  | BesideVerb
  | RunsVerb
  | DeriveVerb
  | ComputeVerb
  | FillVerb
  | OutliersVerb
  | MetricsVerb
  | TopVerb
  | PivotVerb

export interface FilterVerb {
  readonly kind: 'filter'
  readonly where: Condition
}

export type OrderOperator = '<' | '<=' | '>' | '>='
export type ComparisonOperator = '=' | '!=' | OrderOperator

export type Condition =
  | {
      readonly kind: 'compare'
      readonly column: string
      readonly operator: ComparisonOperator
      readonly value: Cell
    }
  | { readonly kind: 'between'; readonly column: string; readonly low: Cell; readonly high: Cell }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly Cell[] }
  | {
      readonly kind: 'contains'
      readonly column: string
      readonly text: string
      /** Only where the cell begins with it. */
      readonly place?: 'start'
    }
  | { readonly kind: 'missing'; readonly column: string }
  /** Compared with a figure of the whole column: above its average, at its highest. */
  | {
      readonly kind: 'against'
      readonly column: string
      readonly operator: ComparisonOperator
      readonly function: 'mean' | 'median' | 'maximum' | 'minimum'
    }
  /** Two columns of the same row, compared: paid after it was due. */
  | {
      readonly kind: 'columns'
      readonly column: string
      readonly operator: ComparisonOperator
      readonly other: string
    }
  /** Its value is among those that rows of another table have: of the states that border the largest one. */
  | {
      readonly kind: 'among'
      readonly column: string
      readonly of: Lookup
      /** Not among them, but beyond them all: more than the named row has. */
      readonly operator?: OrderOperator
    }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'and'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'or'; readonly conditions: readonly Condition[] }

/** The values of a column of a table, of the rows that its verbs leave. */
export interface Lookup {
  readonly tableId: string
  readonly verbs: readonly Verb[]
  readonly column: string
}

export const timeGrains = ['year', 'quarter', 'month', 'week', 'day'] as const
export type TimeGrain = (typeof timeGrains)[number]

/** Parts of a time that come round again. */
export const recurringGrains = ['weekday', 'hour'] as const
export type RecurringGrain = (typeof recurringGrains)[number]
export type KeyGrain = TimeGrain | RecurringGrain

export interface GroupKey {
  readonly column: string
  /**
   * A part of a date or time: its year, quarter (1–4) or month (1–12), the Monday of its week, its day, its weekday (1, Monday, to
   * 7) or hour (0–23); absent: the value itself.
   */
  readonly grain?: KeyGrain
  readonly as: string
}

export const measureFunctions = [
  'count',
  'distinct',
  'sum',
  'mean',
  'median',
  'minimum',
  'maximum',
  'range',
  'deviation',
  'variance',
  'mode',
  'share',
] as const
export type MeasureFunction = (typeof measureFunctions)[number]

export interface Measure {
  readonly function: MeasureFunction
  /** Absent only for count and share: rows. Of a share: the amount that it is a part of. */
  readonly column?: string
  /** Of a share: the rows that it is the share of, in percent of all; absent: those of each group. */
  readonly where?: Condition
  readonly as: string
}

/** No keys: one row over everything. */
export interface GroupVerb {
  readonly kind: 'group'
  readonly by: readonly GroupKey[]
  readonly measures: readonly Measure[]
}

export interface OrderVerb {
  readonly kind: 'order'
  readonly by: readonly { readonly column: string; readonly direction: 'ascending' | 'descending' }[]
}

export interface LimitVerb {
  readonly kind: 'limit'
  readonly count: number
  /** How many of the first are left out: the second place has one before it. */
  readonly offset?: number
}

export interface SelectVerb {
  readonly kind: 'select'
  readonly columns: readonly string[]
  readonly distinct: boolean
}

/** The last rows as the file has them, the last one first. */
export interface LastVerb {
  readonly kind: 'last'
  readonly count: number
}

/** The rows of another kind that stand right after (1) or before (-1) those of a kind, as the file has them. */
export interface BesideVerb {
  readonly kind: 'beside'
  readonly where: Condition
  readonly offset: 1 | -1
}

/** Stretches of rows, as the file has them, that all meet a condition: one row each, with how many rows it has. */
export interface RunsVerb {
  readonly kind: 'runs'
  readonly where: Condition
  readonly as: string
}

/** A column made of another: the number that a text begins with; minutes and seconds ("3:36") count as seconds. */
export interface DeriveVerb {
  readonly kind: 'derive'
  readonly column: string
  readonly function: 'number'
  readonly as: string
}

/** A column computed from others. */
export interface ComputeVerb {
  readonly kind: 'compute'
  readonly formula: Formula
  readonly as: string
}

/** Puts something in the place of what a column lacks. */
export interface FillVerb {
  readonly kind: 'fill'
  readonly column: string
  readonly with:
    | { readonly kind: 'figure'; readonly function: 'mean' | 'median' | 'mode' }
    | { readonly kind: 'value'; readonly value: Cell }
}

/**
 * Keeps the rows whose value of a column lies inside or outside the usual: within a number of quartile ranges around the
 * quartiles, or of population deviations (`deviation`: or sample ones) around the mean. A missing value is neither.
 */
export interface OutliersVerb {
  readonly kind: 'outliers'
  readonly column: string
  readonly rule: 'quartiles' | 'deviations'
  readonly threshold: number
  readonly keep: 'inside' | 'outside'
  readonly sample?: true
}

/** Figures of groups of rows; without dimensions one row over everything. */
export interface MetricsVerb {
  readonly kind: 'metrics'
  readonly by: readonly Dimension[]
  readonly metrics: readonly NamedMetric[]
  /** Of the periods of a calendar that have no rows; absent: they are shown, without figures. */
  readonly gaps?: 'left-out'
}

/** The first rows of each group in an order. Those that share the last place stay, unless ties are cut. */
export interface TopVerb {
  readonly kind: 'top'
  readonly count: number
  readonly within: readonly string[]
  readonly by: OrderVerb['by']
  readonly ties?: 'cut'
}

/** A column for each of these values of a column, with what another column has there. All other columns tell the rows apart. */
export interface PivotVerb {
  readonly kind: 'pivot'
  readonly column: string
  readonly of: string
  readonly values: readonly { readonly value: Cell; readonly as: string }[]
}
