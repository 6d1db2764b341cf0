import { lookupsIn } from './condition.ts'
import { aggregatesIn, type Condition, type Step, type Verb } from '@auger/contract/plan'

/** The tables that a step itself reads, without those of the steps it builds on. */
export const tableIdsOf = ({ input, verbs }: Pick<Step, 'input' | 'verbs'>): readonly string[] => [
  ...new Set([...inputIds(input), ...verbs.flatMap(lookedUp)]),
]

function inputIds(input: Step['input']): readonly string[] {
  switch (input.kind) {
    case 'table':
      return [input.tableId]
    case 'join':
      return [input.tableId, input.to]
    case 'path':
      return [input.tableId, ...input.joins.map(({ to }) => to)]
    case 'union':
    case 'statement':
      return input.tableIds
    case 'step':
    case 'merge':
      return []
  }
}

/** The steps whose results a step reads. */
export const stepIdsOf = ({ input }: Pick<Step, 'input'>): readonly string[] =>
  input.kind === 'step' ? [input.stepId] : input.kind === 'merge' ? input.steps : []

/** The conditions that stand in a verb. */
export function conditionsOf(verb: Verb): readonly Condition[] {
  switch (verb.kind) {
    case 'filter':
    case 'beside':
    case 'runs':
      return [verb.where]
    case 'group':
      return verb.measures.flatMap(({ where }) => where ?? [])
    case 'metrics':
      return verb.metrics.flatMap(({ metric }) => aggregatesIn(metric).flatMap(({ where }) => where ?? []))
    case 'order':
    case 'limit':
    case 'select':
    case 'last':
    case 'derive':
    case 'compute':
    case 'fill':
    case 'outliers':
    case 'top':
    case 'pivot':
    case 'spell':
    case 'unique':
    case 'profile':
      return []
  }
}

const lookedUp = (verb: Verb): readonly string[] =>
  conditionsOf(verb)
    .flatMap(lookupsIn)
    .flatMap(({ of }) => [of.tableId, ...of.verbs.flatMap(lookedUp)])
