import type { Interpretation } from './interpret.ts'
import type { ReadQuestion } from './question.ts'

/** How good an interpretation is, as named features and what each is worth. */
const worth = {
  /** Share of the question's words that are explained: what counts most. */
  explained: 10,
  /** How firmly they are tied, a word. */
  tied: 2,
  complete: 1,
  titled: 1,
  assumption: -0.4,
  doubt: -0.3,
  /** Columns shown beyond the first: one more often than not belongs to a condition. */
  shown: -0.1,
  empty: -0.5,
} as const

export type Features = { readonly [Feature in keyof typeof worth]: number }

export function featuresOf(question: ReadQuestion, interpretation: Interpretation): Features {
  const units = Math.max(1, question.units.length)
  const lost = interpretation.unexplained.reduce((sum, item) => sum + item.end - item.start, 0)
  return {
    explained: 1 - lost / units,
    tied: interpretation.weight / units,
    complete: interpretation.reading === undefined ? 0 : 1,
    titled: interpretation.items.some((item) => item.link?.ground.kind === 'table') ? 1 : 0,
    assumption: interpretation.assumptions.length,
    doubt: interpretation.doubts,
    shown: Math.min(3, Math.max(0, shownColumns(interpretation) - 1)),
    empty: interpretation.table.rowCount === 0 ? 1 : 0,
  }
}

export function scoreOf(features: Features): number {
  return (Object.keys(worth) as (keyof typeof worth)[]).reduce(
    (sum, feature) => sum + worth[feature] * features[feature],
    0,
  )
}

function shownColumns({ reading }: Interpretation): number {
  return reading?.want.kind === 'rows' && reading.want.columns.length < reading.table.columns.length
    ? reading.want.columns.length
    : 0
}
