import type { TypedTable } from '../read-types/write-typed.ts'
import type { Workbench } from '../workbench.ts'
import { findStacks } from './find-stacks.ts'
import { writeStack } from './write-stack.ts'

export interface StackedTables {
  readonly typed: TypedTable
  readonly parts: readonly TypedTable[]
}

/** The tables of a file whose rows belong together, each with what it is made of. */
export async function stacksOf(
  tables: readonly TypedTable[],
  fileTitle: string,
  bench: Workbench,
): Promise<readonly StackedTables[]> {
  const stacks: StackedTables[] = []
  for (const stack of findStacks(tables, fileTitle)) {
    const typed = await writeStack(stack, fileTitle, stacks.length + 1, bench)
    stacks.push({ typed, parts: stack.parts.map(({ table }) => table) })
  }
  return stacks
}
