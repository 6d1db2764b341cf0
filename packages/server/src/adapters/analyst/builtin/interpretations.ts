import { covers } from './cover.ts'
import { ground } from './ground.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { oncePerQuestion } from './once-per-question.ts'
import type { ReadQuestion } from './question.ts'
import { featuresOf, scoreOf } from './score.ts'

interface Scored {
  readonly interpretation: Interpretation
  readonly score: number
}

/** Beyond this many tables only those are read closely that explain the question best at first sight. */
const mostTables = 12

export const interpretations = oncePerQuestion((question: ReadQuestion): readonly Scored[] => {
  const length = question.units.length
  const grounded = question.asked.tables.map((table) => ({
    table,
    covers: covers(ground(question, table), length),
  }))
  const near =
    grounded.length <= mostTables
      ? grounded
      : [...grounded]
          .sort((a, b) => (b.covers[0]?.weight ?? 0) - (a.covers[0]?.weight ?? 0))
          .slice(0, mostTables)
  return near
    .flatMap(({ table, covers: found }) => found.map((cover) => interpret(question, table, cover)))
    .map((interpretation) => ({ interpretation, score: scoreOf(featuresOf(question, interpretation)) }))
    .sort((a, b) => b.score - a.score)
})
