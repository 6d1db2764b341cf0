import { pathKey } from './create-table.ts'
import { linesShape, type FileShape } from './file-shape.ts'
import { findShape } from './find-shape.ts'
import { nothingFound, type Found } from './found.ts'
import type { PlanReader } from './plan-reader.ts'
import { readColumns } from './read-columns.ts'
import { readRecords } from './read-records.ts'
import type { Family } from './record-table.ts'
import type { TablePlan } from './table-plan.ts'
import type { JsonFile } from './text-window.ts'
import { TooManyColumns } from './too-many-columns.ts'
import { walkShape } from './walk.ts'

/** All that is known of a file after it was gone through once. */
export interface Learnt {
  readonly shape: FileShape
  readonly readers: ReadonlyMap<TablePlan, PlanReader>
  readonly found: Found
}

/** Goes through a file to see which tables and columns it has, and again where it proves to be other than it seemed. */
export async function learnFile(file: JsonFile, title: string): Promise<Learnt> {
  let shape = await findShape(file)
  const maps = new Set<string>()
  for (;;) {
    try {
      const learnt = await learn(file, shape, title, { count: 0, maps })
      if (!learnt.found.more) return learnt
      shape = linesShape
    } catch (error) {
      const crowded = error instanceof TooManyColumns ? error.crowded : undefined
      if (crowded === undefined || maps.has(pathKey(crowded))) throw error
      maps.add(pathKey(crowded))
    }
  }
}

async function learn(file: JsonFile, shape: FileShape, title: string, family: Family): Promise<Learnt> {
  const found = nothingFound()
  const readers = new Map<TablePlan, PlanReader>()
  for (const plan of shape.plans) {
    const own = shape.plans.length === 1 ? title : plan.path.join(' ')
    readers.set(plan, readerFor(plan, own || title, file, family))
  }
  for await (const batch of walkShape(file, shape, found)) readers.get(batch.plan)?.learn(batch)
  for (const reader of readers.values()) reader.settle()
  return { shape, readers, found }
}

function readerFor(plan: TablePlan, title: string, file: JsonFile, family: Family): PlanReader {
  switch (plan.kind) {
    case 'records':
    case 'record':
    case 'map':
    case 'split':
      return readRecords(plan, title, family)
    case 'columns':
    case 'keyed columns':
      return readColumns(title, file.size)
  }
}
