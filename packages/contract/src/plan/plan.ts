import type { Analysis } from './analysis.ts'
import type { AnswerTemplate } from './answer-template.ts'
import type { Verb } from './verb.ts'

/**
 * A plan is what a question was understood to ask: frozen, JSON-safe data. A step is a pipeline of small verbs over one
 * input; each step compiles to one SELECT. From the plan come the code, the table, the chart, the words, the follow-ups
 * and the next question's context.
 */
export interface Plan {
  /** Of the second version are the verbs metrics, top, pivot, spell, unique and profile, the inputs path, union, merge and statement, formulas of elapsed time, and some charts. */
  readonly version: 1 | 2
  readonly steps: readonly Step[]
  /** The ids of the steps that answer, each by itself, where several do; absent: the last step answers. */
  readonly results?: readonly string[]
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
  | StatementInput

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

/**
 * The rows of one SELECT statement, for what no verb says. It is written in the engine's dialect, DuckDB's, over these tables by
 * their names, and reads nothing else. What is declared of its columns holds: each is cast to its type.
 */
export interface StatementInput {
  readonly kind: 'statement'
  readonly tableIds: readonly string[]
  readonly sql: string
  readonly columns: readonly { readonly name: string; readonly type: StatementColumnType }[]
}

export const statementColumnTypes = ['text', 'integer', 'number', 'boolean', 'date', 'timestamp'] as const
export type StatementColumnType = (typeof statementColumnTypes)[number]

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
  'waterfall',
  'slope',
  'facets',
] as const
export type ChartKind = (typeof chartKinds)[number]

/** auto: what the result suggests. A kind that would not show the result truly gives way to the nearest that does. */
export type ChartWish = 'auto' | 'none' | ChartKind
