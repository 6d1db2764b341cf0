import type { Candidate } from '../candidate/index.ts'
import { senseOf } from '../candidate/reading.ts'
import type { Add } from './add.ts'
import { each } from './each.ts'
import { linkKinds, ofFormulas, thingKind } from './link-kinds.ts'

export const saidFeatures: readonly (readonly [string, string])[] = [
  ...each('says', linkKinds, (kind) => `Something of the kind ${kind} is said, used or not.`),
  ['says:amount', 'It is asked how much.'],
]

/**
 * What the question says, whether the frame uses it or not. No candidate of a question is told from another by it alone, but it decides
 * what its other features are worth: a count is one thing where "how many" is said, another where it is not.
 */
export function addSaid({ reading }: Candidate, add: Add): void {
  const kinds = new Set(
    reading.items.flatMap((item) =>
      item.kind === 'thing'
        ? [thingKind(item.to.kind)]
        : item.senses.flatMap(({ kind }) => (ofFormulas.has(kind) ? [] : [kind])),
    ),
  )
  for (const kind of kinds) if (kind !== 'function') add(`says:${kind}`)
  if (reading.items.some((item) => senseOf(item, 'quantity')?.amount === true)) add('says:amount')
}
