import type { Step } from '@auger/contract/plan'
import { stepIdsOf } from '../domain/step-tables.ts'
import type { Table } from '../domain/table.ts'
import { statementText } from '../operations/index.ts'
import type { GivenStatement } from '../ports/engine.ts'

/** The statements that stand in what a step is compiled to, also of the steps it builds on. */
export function givenStatements(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly GivenStatement[] {
  const before = stepIdsOf(step).flatMap((id) =>
    earlier
      .filter((candidate) => candidate.id === id)
      .flatMap((one) => givenStatements(one, earlier, tables)),
  )
  const { input } = step
  if (input.kind !== 'statement') return before
  const names = tables.filter(({ id }) => input.tableIds.includes(id)).map(({ name }) => name)
  return [{ sql: statementText(input), tables: names }]
}
