import type { CalendarGrain, ChartWish, Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../column-ref.ts'
import type { FrameDimension, FrameMetric, Transform } from '../frame.ts'

/** How a follow-up changes the frame of the question before it. One follow-up may make several changes. */
export type FrameEdit =
  /** "break it down by region" adds a dimension, "and by region?" puts it in the place of those there are. */
  | { readonly kind: 'dimension'; readonly how: 'add' | 'replace'; readonly dimension: FrameDimension }
  /** "and the quantity?", "also the profit": of rows, what is summed up of them instead of showing them. */
  | { readonly kind: 'metric'; readonly how: 'add' | 'replace'; readonly metric: FrameMetric }
  /** "only Italy", "the same for Italy": in the place of what was said of the same columns. */
  | { readonly kind: 'filter'; readonly condition: Condition }
  /** "without Italy": beside what was said. */
  | { readonly kind: 'without'; readonly condition: Condition }
  /** "all regions": nothing is said of these columns any more. */
  | { readonly kind: 'widen'; readonly columns: readonly ColumnRef[] }
  /** "and in 2023?": in the place of any time that was said, and of the column it was said of. `times` are all columns that say when. */
  | { readonly kind: 'period'; readonly condition: Condition; readonly times: readonly ColumnRef[] }
  /** "by week": how fine time is told; `column` says of what where there is no time yet. */
  | {
      readonly kind: 'grain'
      readonly grain: CalendarGrain
      readonly as: string
      readonly column?: ColumnRef
    }
  /** "the top 3", "the second" */
  | { readonly kind: 'count'; readonly count: number; readonly offset?: number }
  /** "the lowest"; absent: the other way round. */
  | { readonly kind: 'direction'; readonly direction?: 'ascending' | 'descending' }
  | { readonly kind: 'chart'; readonly chart: ChartWish }
  /** "growth", "as a percentage" of groups; absent: as it was before. */
  | { readonly kind: 'transform'; readonly transform?: Transform }
  /** "as a percentage" of a single figure: what is said of these columns chooses a part of all. */
  | { readonly kind: 'part'; readonly columns: readonly ColumnRef[] }
  /** "those", "the second one": what rows of the last result are about. */
  | { readonly kind: 'those'; readonly rows: 'all' | readonly number[] }
  /** "and her bonus?": of the same rows, another column. */
  | { readonly kind: 'shown'; readonly column: ColumnRef }
  /** "how many?", "how much was it?": the figure of the first row of the last result, alone. */
  | { readonly kind: 'figure' }
  /** "the others", "the rest": all but the first row of the last result. */
  | { readonly kind: 'others' }
