import { createHash } from 'node:crypto'
import type { Proposal } from '../../../ports/analyst.ts'
import type { Asked } from './analyst-child.ts'

const mostRemembered = 200

/** What was proposed for the questions that were asked last of each set of tables: those that are offered are asked soon. */
export interface RememberedProposals {
  find(asked: Asked): Proposal | undefined
  keep(asked: Asked, proposal: Proposal): void
}

export function createRememberedProposals(): RememberedProposals {
  const ofTables = new WeakMap<object, Map<string, Proposal>>()
  const proposals = ([{ tables }]: Asked): Map<string, Proposal> => {
    const known = ofTables.get(tables) ?? new Map<string, Proposal>()
    ofTables.set(tables, known)
    return known
  }
  return {
    find: (asked) => (isFirst(asked) ? proposals(asked).get(keyOf(asked)) : undefined),
    keep(asked, proposal) {
      if (!isFirst(asked) || isOfTheMoment(proposal)) return
      const known = proposals(asked)
      known.set(keyOf(asked), proposal)
      const [oldest] = known.keys()
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    },
  }
}

/** Before anything was found; what comes after depends on rows. */
const isFirst = ([, , observations]: Asked): boolean => observations.length === 0

/** A machine that is less busy may understand it. */
const isOfTheMoment = (proposal: Proposal): boolean =>
  proposal.kind === 'refuse' && proposal.refusal.reason === 'too-costly'

function keyOf([{ tables: _tables, ...question }, context]: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([question, context]))
    .digest('base64')
}
