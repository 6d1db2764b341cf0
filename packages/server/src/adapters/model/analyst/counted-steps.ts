import type { Step, Verb } from '@auger/contract/plan'

/** The column that says of how many rows a figure is. */
export const rowsOfGroup = 'rows behind it'

/**
 * A step whose result says of how many rows each of its figures is; undefined where its result is no figures of groups, or what comes
 * after they were made drops the count.
 */
export function counted(step: Step): Step | undefined {
  const at = step.verbs.findLastIndex(({ kind }) => kind === 'group' || kind === 'metrics')
  const grouped = step.verbs[at]
  const after = step.verbs.slice(at + 1)
  if (grouped === undefined || step.input.kind === 'step' || step.input.kind === 'merge') return undefined
  if (step.analysis !== undefined || !after.every(({ kind }) => keepsColumns.includes(kind))) return undefined
  if (step.verbs.slice(0, at).some(({ kind }) => !isOfRows.includes(kind))) return undefined
  return { ...step, verbs: [...step.verbs.slice(0, at), withCount(grouped), ...after] }
}

const keepsColumns: readonly string[] = ['filter', 'order', 'limit', 'top', 'compute']
/** What leaves rows of the table, so that those that are counted are rows and not groups of them. */
const isOfRows: readonly string[] = ['filter', 'compute', 'derive', 'fill', 'outliers']

function withCount(verb: Verb): Verb {
  switch (verb.kind) {
    case 'group':
      return { ...verb, measures: [...verb.measures, { function: 'count', as: rowsOfGroup }] }
    case 'metrics':
      return {
        ...verb,
        metrics: [...verb.metrics, { as: rowsOfGroup, metric: { kind: 'aggregate', function: 'count' } }],
      }
    default:
      return verb
  }
}
