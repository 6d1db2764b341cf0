import type { Table } from '../../../domain/table.ts'
import type { EarlierJob } from '../../../ports/analyst.ts'
import { joined, type Teller, type Told } from './disclosure.ts'

const mostEarlier = 3

/** What was asked before, and how it was taken: the question may go on from it. */
export function earlierText(
  context: readonly EarlierJob[],
  tables: readonly Table[],
  tell: Teller,
): readonly Told[] {
  const shown = context.slice(-mostEarlier)
  if (shown.length === 0) return []
  const line = tell.ours('-----')
  const asked = shown.map(({ question }) => question)
  return [
    tell.ours('Asked before, the last one last; the question may go on from it:'),
    line,
    ...shown.map(({ question, plan }) => joined([tell.said(question), tell.plan(plan.steps, tables, asked)])),
    line,
  ]
}
