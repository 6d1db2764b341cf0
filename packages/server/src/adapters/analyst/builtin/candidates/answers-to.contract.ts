import { expect } from 'vitest'
import type { Relation } from '../../../../domain/table.ts'
import { localeFor } from '../../../../locales/index.ts'
import type { Examples } from '../../../../operations/example-tables.contract.ts'
import { answerOf, compileStep, repeatedFigures, validatePlan } from '../../../../operations/index.ts'
import { readQuestion } from '../question.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

/** What every plan answers that an English question over all tables of the examples may mean, the likeliest first. */
export async function answersTo(
  examples: Examples,
  text: string,
  relations: readonly Relation[],
): Promise<readonly unknown[][]> {
  const { tables } = examples
  const question = readQuestion(
    { ...examples.question(text, 'EN', tables), relations },
    localeFor('EN').locale,
  )
  const answers: unknown[][] = []
  for (const { step } of rank(question, weightsFor(tables).worth)) {
    // A question that only such a plan would answer is refused.
    if (repeatedFigures({ steps: [step] }, tables).length > 0) continue
    expect(validatePlan({ version: 1, steps: [step] }, tables)).toEqual([])
    const { columns, rows } = await examples.query(compileStep(step, [], tables))
    answers.push(JSON.parse(JSON.stringify(answerOf(step, columns, rows))) as unknown[])
  }
  return answers
}

/** A column of one table that names rows of another. */
export const related = (
  examples: Examples,
  from: readonly [table: string, column: string],
  to: readonly [table: string, column: string],
): Relation => ({
  from: { tableId: examples.table(from[0]).id, column: from[1] },
  to: { tableId: examples.table(to[0]).id, column: to[1] },
  contained: 1,
  confidence: 1,
  why: '',
})
