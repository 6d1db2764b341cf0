import type { Table } from '../../../domain/table.ts'
import type { EarlierJob } from '../../../ports/analyst.ts'
import { joined, type Teller, type Told } from '../disclosure.ts'
import { framed } from '../framed-text.ts'

const mostEarlier = 3

/** What was asked before, and how it was taken: the question may go on from it. */
export function earlierText(
  context: readonly EarlierJob[],
  tables: readonly Table[],
  tell: Teller,
): readonly Told[] {
  const shown = context.slice(-mostEarlier)
  const asked = shown.map(({ question }) => question)
  const lines = shown.map(({ question, plan, planBy = 'builtin' }) =>
    joined([
      tell.said(question),
      // The built-in analyst finds values in the rows; a model and a program only have those that they were told, or say.
      tell.plan(plan.steps, tables, planBy === 'builtin' ? asked : undefined),
    ]),
  )
  return framed('Asked before, the last one last; the question may go on from it:', lines, tell)
}
