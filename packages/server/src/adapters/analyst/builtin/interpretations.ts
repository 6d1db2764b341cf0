import { covers } from './cover.ts'
import { ground } from './ground.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { nearTables } from './near-tables.ts'
import { oncePerQuestion } from './once-per-question.ts'
import type { ReadQuestion } from './question.ts'
import { featuresOf, scoreOf } from './score.ts'

interface Scored {
  readonly interpretation: Interpretation
  readonly score: number
}

export const interpretations = oncePerQuestion((question: ReadQuestion): readonly Scored[] => {
  const length = question.units.length
  const near = nearTables(question).map((table) => ({
    table,
    covers: covers(ground(question, table), length),
  }))
  return near
    .flatMap(({ table, covers: found }) => found.map((cover) => interpret(question, table, cover)))
    .map((interpretation) => ({ interpretation, score: scoreOf(featuresOf(question, interpretation)) }))
    .sort((a, b) => b.score - a.score)
})
