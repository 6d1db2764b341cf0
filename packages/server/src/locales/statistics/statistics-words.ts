import type { FigureName } from '@auger/contract/plan'

/** The words of statistics in one language. */
export interface StatisticsWords {
  readonly figures: { readonly [Figure in FigureName]: string }
  /** "mean of fare" */
  readonly of: (figure: string, columns: readonly string[]) => string
}
