import {
  calendarGrains,
  type CalendarGrain,
  type KeyGrain,
  type RecurringPart,
  type TimeGrain,
  type TimePart,
  type WeekStart,
} from './time.ts'
import type { Cell } from '../jobs.ts'
import type { Formula } from './formula.ts'
import type { ProfileVerb, SpellVerb, UniqueVerb } from './tidy-verb.ts'

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
  | SpellVerb
  | UniqueVerb
  | ProfileVerb

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
  /** Whole periods before now: last month, the last three years, this week. */
  | {
      readonly kind: 'window'
      readonly column: string
      readonly grain: TimeGrain
      /** How long ago the last of them is: 0 the period that is running, 1 the one before. 1 unless told. */
      readonly back?: number
      /** How many; 1 unless told. */
      readonly periods?: number
      /** When now is: today, or the last day of data that ended more than a period ago. Filled in when a plan is taken. */
      readonly from?: { readonly day: string; readonly of?: 'data' | 'today' }
    }
  /** Parts of a time that come round again, of whatever year: in March, on Saturdays. */
  | {
      readonly kind: 'recurring'
      readonly column: string
      readonly part: RecurringPart
      /** Counted from 1, an hour from 0; Monday is 1. */
      readonly values: readonly number[]
    }
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

/**
 * A figure of a group of rows: an expression over aggregates. Margin, conversion rate, average basket, share, growth and
 * running total are one mechanism.
 */
export type Metric =
  | Aggregate
  | { readonly kind: 'number'; readonly value: number }
  /** Another metric of the same verb, by its name. */
  | { readonly kind: 'metric'; readonly name: string }
  /** One that people have defined for the dataset, by its name; what it stands for is put in its place before the plan is kept. */
  | { readonly kind: 'defined'; readonly name: string }
  | {
      readonly kind: 'binary'
      readonly operator: '+' | '-' | '*'
      readonly left: Metric
      readonly right: Metric
    }
  /** Missing where it would be divided by nothing or by zero. */
  | { readonly kind: 'ratio'; readonly of: Metric; readonly to: Metric; readonly percent?: true }
  /** In percent of what all groups have together, or all that share the named dimensions. */
  | { readonly kind: 'share'; readonly of: Metric; readonly within: readonly string[] }
  | Change
  /** From the first period to this one. */
  | { readonly kind: 'cumulative'; readonly of: Metric; readonly over?: string }
  | Moving
  /** 1 is first; those that are equal share a place. */
  | {
      readonly kind: 'rank'
      readonly of: Metric
      readonly direction: 'ascending' | 'descending'
      readonly within: readonly string[]
    }

export const aggregateFunctions = [
  'count',
  'distinct',
  'sum',
  'mean',
  'median',
  'quantile',
  'minimum',
  'maximum',
  'range',
  'deviation',
  'variance',
  'mode',
  'first',
  'last',
] as const
export type AggregateFunction = (typeof aggregateFunctions)[number]

export interface Aggregate {
  readonly kind: 'aggregate'
  readonly function: AggregateFunction
  /** Absent only for count: rows. */
  readonly of?: Formula
  /** The rows of the group that it is taken of; absent: all. */
  readonly where?: Condition
  /** Of a quantile, from 0 to 1; it interpolates between numbers, and of times it is one of them. */
  readonly at?: number
  /** Of first and last: the column that says when, as a stock is taken at the end of a period. */
  readonly when?: string
}

/** Against the period before, the same one a year before, or the first that there is; by how much, or by how many percent. */
export interface Change {
  readonly kind: 'change'
  readonly of: Metric
  readonly against: 'previous' | 'year' | 'first'
  readonly in: 'amount' | 'percent'
  /** The dimension that says when; absent: the one there is. */
  readonly over?: string
}

/** Over so many periods, this one the last. Missing until there are so many without a gap. */
export interface Moving {
  readonly kind: 'moving'
  readonly of: Metric
  readonly function: 'mean' | 'sum' | 'minimum' | 'maximum'
  readonly periods: number
  readonly over?: string
}

export interface NamedMetric {
  readonly as: string
  readonly metric: Metric
  /** What it is told in: EUR, kg, %. It changes no number. */
  readonly unit?: string
}

/** What rows are grouped by. */
export interface Dimension {
  readonly column: string
  /** Of a date or time: the first moment of its period, or a part of it; absent: the value itself. */
  readonly grain?: CalendarGrain | TimePart
  /** Of a week; absent: Monday. */
  readonly weekStart?: WeekStart
  /** Of a number: the lower end of its bin. */
  readonly bins?: Bins
  readonly as: string
}

/** Of one width, counted from an origin; or between ends that are named, where what lies outside is missing. */
export type Bins =
  | { readonly kind: 'width'; readonly width: number; readonly origin?: number }
  | { readonly kind: 'ends'; readonly ends: readonly number[] }

/** The metrics that a metric is made of, itself first. */
export function metricsIn(metric: Metric): readonly Metric[] {
  switch (metric.kind) {
    case 'aggregate':
    case 'number':
    case 'metric':
    case 'defined':
      return [metric]
    case 'binary':
      return [metric, ...metricsIn(metric.left), ...metricsIn(metric.right)]
    case 'ratio':
      return [metric, ...metricsIn(metric.of), ...metricsIn(metric.to)]
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return [metric, ...metricsIn(metric.of)]
  }
}

export const aggregatesIn = (metric: Metric): readonly Aggregate[] =>
  metricsIn(metric).filter((part) => part.kind === 'aggregate')

export const isCalendar = (grain: Dimension['grain']): grain is CalendarGrain =>
  calendarGrains.some((one) => one === grain)
