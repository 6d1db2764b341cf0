import { lookupsIn } from './condition.ts'
import type { Step, Verb } from './plan.ts'

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
    case 'step':
      return []
  }
}

const lookedUp = (verb: Verb): readonly string[] =>
  verb.kind === 'filter'
    ? lookupsIn(verb.where).flatMap(({ of }) => [of.tableId, ...of.verbs.flatMap(lookedUp)])
    : []
