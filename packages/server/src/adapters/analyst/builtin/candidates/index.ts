import type { Table } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import type { Candidate } from './candidate.ts'
import { conditionSets } from './condition-sets.ts'
import type { Features, Weights } from './features.ts'
import type { Mentions } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { shapes } from './shapes/index.ts'

export type { Candidate } from './candidate.ts'
export { worthOf, type Features, type Weights } from './features.ts'

/** Every plan that the question may mean, the likeliest first. */
export function candidatesFor(
  question: ReadQuestion,
  tables: readonly Table[],
  weights: Weights,
): readonly Candidate[] {
  const all = tables.map((table) => mentionsOf(question, table))
  const named = Math.max(0, ...all.map(nearness))
  return all
    .flatMap((mentions) => {
      const standing = standingOf(mentions, named)
      return conditionSets(mentions, weights).flatMap((set) =>
        shapes({ mentions, set: { ...set, features: [...set.features, ...standing] }, weights }),
      )
    })
    .sort((a, b) => b.worth - a.worth)
}

const nearness = ({ entities }: Mentions): number => Math.max(0, ...entities.map(({ quality }) => quality))

/** Whether the question names what the rows of a table are, or rather those of another. */
function standingOf(mentions: Mentions, nearest: number): Features {
  const own = nearness(mentions)
  if (own === 0) return nearest > 0 ? [['table:other-named', nearest]] : []
  return own >= nearest ? [['table:named', own]] : [['table:less-named', nearest - own]]
}
