import { answeringRows } from '../domain/answer-of.ts'
import type { Phrase } from '../locales/index.ts'
import type { Shape } from './shape.ts'
import { cellPhrase, columnPhrase, type ConclusionInput } from './conclusion-input.ts'

const mostValues = 5

/** Whether what leads was left out: the second highest is no highest. */
export const isLater = ({ limit }: Shape): boolean => (limit?.offset ?? 0) > 0

/** What has a later place, and what it has it by. */
export function laterPlace(input: ConclusionInput): readonly Phrase[] {
  const { step, shape, outcome, locale, where } = input
  const words = locale.says.conclusions
  const count = Math.min(mostValues, answeringRows(step, outcome.columns, outcome.rows).length)
  const measure = shape.order?.by[0]?.column
  const columns = [...new Set([...step.answer, ...(measure === undefined ? [] : [measure])])].filter((name) =>
    outcome.columns.some((column) => column.name === name),
  )
  return columns.map((column) =>
    words.found({
      column: columnPhrase(column),
      values: Array.from({ length: column === measure ? 1 : count }, (_, row) =>
        cellPhrase(input, row, column),
      ),
      where,
    }),
  )
}
