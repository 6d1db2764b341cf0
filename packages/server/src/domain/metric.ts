import type { Formula } from './formula.ts'
import type { Condition } from './plan.ts'

/**
 * A figure of a group of rows: an expression over aggregates. Margin, conversion rate, average basket, share, growth and
 * running total are one mechanism.
 */
export type Metric =
  | Aggregate
  | { readonly kind: 'number'; readonly value: number }
  /** Another metric of the same verb, by its name. */
  | { readonly kind: 'metric'; readonly name: string }
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
  /** Of a quantile, from 0 to 1; it interpolates. */
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
}

/** Periods of a calendar; a week, a day and an hour too are told by when they begin. */
export const calendarGrains = ['year', 'half-year', 'quarter', 'month', 'week', 'day', 'hour'] as const
export type CalendarGrain = (typeof calendarGrains)[number]

/** Parts of a time that come round again, and decades. */
export const timeParts = [
  'decade',
  'quarter-of-year',
  'month-of-year',
  'day-of-month',
  'weekday',
  'hour-of-day',
  'season',
  'part-of-day',
] as const
export type TimePart = (typeof timeParts)[number]

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

export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

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
