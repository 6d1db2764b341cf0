import type { Verb } from '@auger/contract/plan'
import type { Frame } from '../frame.ts'
import type { Figure } from './figures.ts'

/** What is measured of the rows of each group, and what is made of it after. */
export interface Measured {
  readonly figures: readonly Figure[]
  readonly verbs: readonly Verb[]
}

/**
 * What groups added to a change: a group without rows on one side had nothing there, so that its whole figure on the other is what it added or
 * took away. Each figure comes as both sides and their difference.
 */
export function contributions(
  { comparison }: Pick<Frame, 'comparison'>,
  figures: readonly Figure[],
): Measured {
  if (comparison?.show !== 'contributions') return { figures, verbs: [] }
  const triples = Array.from({ length: Math.floor(figures.length / 3) }, (_, at) =>
    figures.slice(3 * at, 3 * at + 3),
  )
  return {
    figures: triples.flatMap((triple) => triple.slice(0, 2)),
    verbs: triples.flatMap(([before, after, difference]) =>
      before === undefined || after === undefined || difference === undefined
        ? []
        : [filled(before), filled(after), differenceOf(before, after, difference)],
    ),
  }
}

const filled = ({ as }: Figure): Verb => ({ kind: 'fill', column: as, with: { kind: 'value', value: 0 } })

const differenceOf = (before: Figure, after: Figure, { as }: Figure): Verb => ({
  kind: 'compute',
  formula: {
    kind: 'binary',
    operator: '-',
    left: { kind: 'column', column: after.as },
    right: { kind: 'column', column: before.as },
  },
  as,
})
