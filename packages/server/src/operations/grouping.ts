import type { CalendarGrain, GroupKey, Measure, Metric } from '@auger/contract/plan'

/** What groups are told apart by. */
export interface GroupingKey extends GroupKey {
  /** Where the key is the first moment of a period: which. */
  readonly period?: CalendarGrain
  /** Where the key is a name for a part of a time: of which. */
  readonly names?: 'season' | 'part-of-day'
}

export interface GroupingMeasure extends Measure {
  readonly percent?: true
  /** What it is told in, where the plan says so. */
  readonly unit?: string
  /** Where it is a metric: which. */
  readonly metric?: Metric
}

/** Groups and what was measured of them, whichever verb has made them. */
export interface Grouping {
  readonly by: readonly GroupingKey[]
  readonly measures: readonly GroupingMeasure[]
}
