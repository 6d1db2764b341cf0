import type {
  Analysis,
  AnswerTemplate,
  ChartWish,
  Condition,
  Dimension,
  Metric,
  Verb,
} from '@auger/contract/plan'
import type { ColumnRef } from './column-ref.ts'

/**
 * What a question asks for, as data: between the words and the plan. It is stored with its job, compiled to a plan, and changed by a
 * follow-up. Conditions, metrics, dimensions and formulas are those of plans, but every column in them is a reference (`column-ref.ts`),
 * because tables are joined only when a frame is compiled.
 */
export interface Frame {
  /** rows: rows or cells as they stand; figures: metrics, by dimensions if there are any; analysis: a statistic. */
  readonly task: 'rows' | 'figures' | 'analysis'
  /** The table whose rows are read: its rows are counted and added up, other tables only say more about them. */
  readonly tableId: string
  /** All hold for every row that is read. */
  readonly filters: readonly Condition[]
  /** Of rows: the columns shown; none: all. */
  readonly shown: readonly ColumnRef[]
  /** Of rows: each different answer once. */
  readonly distinct?: true
  readonly metrics: readonly FrameMetric[]
  readonly dimensions: readonly FrameDimension[]
  /** Conditions over groups: columns in them are names of metrics. */
  readonly having: readonly Condition[]
  readonly ranking?: Ranking
  /** How every metric is put in relation to other groups or periods. */
  readonly transform?: Transform
  /** Two sides that are set against each other: each metric is computed for both. */
  readonly comparison?: Comparison
  /** Where rows stand in the file decides. */
  readonly order?: RowOrder
  /** Of an analysis or of rows: what is made of the rows before (computed columns, outliers left out); of an analysis: what is computed. */
  readonly preparation?: readonly Verb[]
  readonly analysis?: Analysis
  readonly chart: ChartWish
  readonly template?: AnswerTemplate
  /** What else is computed for the slots of the template, each one step, before the frame itself. */
  readonly beside?: readonly FrameBeside[]
  readonly answer: FrameAnswer
}

/** A frame that fills slots of another's template. */
export type FrameBeside = Omit<Frame, 'template' | 'beside'>

export interface FrameMetric {
  /** Unique within the frame. */
  readonly as: string
  readonly metric: Metric
  readonly unit?: string
}

/** `column` is a reference. */
export type FrameDimension = Dimension

export interface Ranking {
  /** The name of a metric or of a dimension, or of rows a column's reference. */
  readonly by: string
  readonly direction: 'ascending' | 'descending'
  /** Absent: all, in this order. */
  readonly count?: number
  /** How many are left out before: the second highest leaves out one. */
  readonly offset?: number
  /** Names of dimensions: the first so many of each of their groups. */
  readonly within?: readonly string[]
  /** Of rows and a column of text: by the number that its values begin with. */
  readonly written?: true
}

export type Transform =
  | { readonly kind: 'share'; readonly within: readonly string[] }
  | {
      readonly kind: 'change'
      readonly against: 'previous' | 'year' | 'first'
      readonly in: 'amount' | 'percent'
    }
  | { readonly kind: 'cumulative' }
  | { readonly kind: 'moving'; readonly periods: number; readonly function: 'mean' | 'sum' }
  /** How it goes on, so many periods after the last. */
  | { readonly kind: 'forecast'; readonly ahead: number }
  /** How it runs: the slope of the line through all periods, or the one rate by which it grows from the first to the last. */
  | { readonly kind: 'trend'; readonly by: 'slope' | 'growth' }

export interface Comparison {
  readonly left: Side
  readonly right: Side
  /**
   * sides: both figures beside each other; difference, percent (by how many percent left lies above right), ratio: one figure of both;
   * contributions: right, left, and the difference that each group has made.
   */
  readonly show: 'sides' | 'difference' | 'percent' | 'ratio' | 'contributions'
}

export interface Side {
  readonly name: string
  readonly where: Condition
}

export type RowOrder =
  /** The row of another kind that stands right after or before those that the condition chooses. */
  | { readonly kind: 'beside'; readonly where: Condition; readonly offset: 1 | -1 }
  /** The first or last so many rows of the file. */
  | { readonly kind: 'edge'; readonly edge: 'first' | 'last'; readonly count: number }
  /** The longest stretch of rows that all meet a condition. */
  | { readonly kind: 'streak'; readonly where: Condition }

/**
 * What of the result answers: everything; the dimensions alone (which region sold most), of the first place alone where `top`; the figures
 * alone; whether anything is left (yes or no).
 */
export type FrameAnswer =
  | { readonly kind: 'all' }
  | { readonly kind: 'dimensions'; readonly rows: 'all' | 'top' }
  | { readonly kind: 'figures' }
  | { readonly kind: 'whether' }

export const emptyFrame = (tableId: string): Frame => ({
  task: 'rows',
  tableId,
  filters: [],
  shown: [],
  metrics: [],
  dimensions: [],
  having: [],
  chart: 'auto',
  answer: { kind: 'all' },
})
