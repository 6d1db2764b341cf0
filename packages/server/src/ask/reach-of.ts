import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import type { QueryRequest } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import { givenStatements } from './given-statements.ts'
import { tablesOf } from './tables-of.ts'

/** What the engine is told beside a statement of a step. */
export type Reach = Pick<QueryRequest, 'tables' | 'given'>

/** The tables that a step reads and no others, under the names they have in SQL, with their files on this machine; and what somebody has written over them. */
export async function reachOf(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
  objects: Objects,
): Promise<Reach> {
  const used = tablesOf(step, earlier, tables)
  const files = await objects.localFiles(used.map(({ objectKey }) => objectKey))
  return {
    tables: used.map(({ name }, index) => ({ name, file: files[index] ?? '' })),
    given: givenStatements(step, earlier, tables),
  }
}
