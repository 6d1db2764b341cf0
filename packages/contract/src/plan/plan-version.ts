import type { Step } from './plan.ts'

const secondInputs: ReadonlySet<string> = new Set(['path', 'union', 'merge', 'statement'])
const secondVerbs: ReadonlySet<string> = new Set(['metrics', 'top', 'pivot', 'spell', 'unique', 'profile'])
const secondParts: ReadonlySet<string> = new Set(['elapsed', 'window', 'recurring'])

const secondCharts: ReadonlySet<string> = new Set(['waterfall', 'slope', 'facets'])

/** The first version of a plan that has what these steps need. */
export const versionOf = (steps: readonly Step[], results?: readonly string[]): 1 | 2 =>
  results !== undefined ||
  steps.some(
    ({ input, verbs, chart, analysis }) =>
      secondInputs.has(input.kind) ||
      secondCharts.has(chart) ||
      analysis?.kind === 'forecast' ||
      analysis?.kind === 'trend' ||
      hasSecond(verbs),
  )
    ? 2
    : 1

/** Verbs stand in other verbs, too: in what a condition looks into. */
function hasSecond(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { kind } = value as { readonly kind?: unknown }
  if (typeof kind === 'string' && (secondVerbs.has(kind) || secondParts.has(kind))) return true
  return Object.values(value).some(hasSecond)
}
