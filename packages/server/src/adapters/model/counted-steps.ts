import { aggregatesIn, type Step, type StepInput, type Verb } from '@auger/contract/plan'

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
  if (grouped === undefined || !isOfTables(step.input) || !isOfWholeGroups(grouped)) return undefined
  if (namesIn(step).includes(rowsOfGroup)) return undefined
  if (step.analysis !== undefined || !after.every(({ kind }) => keepsColumns.includes(kind))) return undefined
  if (step.verbs.slice(0, at).some(({ kind }) => !isOfRows.includes(kind))) return undefined
  return { ...step, verbs: [...step.verbs.slice(0, at), withCount(grouped), ...after] }
}

/** Names that the step gives; whoever wrote it must not be able to say how many rows a figure is of. */
function namesIn(step: Step): readonly string[] {
  const found: string[] = []
  JSON.stringify(step, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'text' && key !== 'value') found.push(value)
    return value
  })
  return found
}

/** Whether each row of it is a row of the data, and none comes twice: else a few could be counted as many. */
function isOfTables(input: StepInput): boolean {
  switch (input.kind) {
    case 'table':
    case 'join':
    case 'path':
      return true
    case 'union':
      return new Set(input.tableIds).size === input.tableIds.length
    case 'step':
    case 'merge':
    case 'statement':
      return false
  }
}

/** Whether its figures are of all rows of a group, and not of those alone that meet a condition. */
function isOfWholeGroups(verb: Verb): boolean {
  switch (verb.kind) {
    case 'group':
      return verb.measures.every(({ where }) => where === undefined)
    case 'metrics':
      return verb.metrics.every(({ metric }) =>
        aggregatesIn(metric).every(({ where }) => where === undefined),
      )
    default:
      return false
  }
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
