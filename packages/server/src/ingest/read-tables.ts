import type { IngestReport } from '../domain/source.ts'
import { writeFound, writeTyped, type TypedTable } from './read-types/write-typed.ts'
import type { KeptPassages } from './reader/tasks.ts'
import type { Workbench } from './workbench.ts'

export interface ReadTables {
  readonly tables: readonly TypedTable[]
  readonly passages?: KeptPassages
  readonly report: Omit<IngestReport, 'tables'>
  /** A CSV of the lines that are in no table, where there are such. */
  readonly rejectedFile?: string
}

/** The tables of a file with their types. Where the file is as straight as what we would write, it is read as it lies. */
export async function readTables(bench: Workbench): Promise<ReadTables> {
  return (await readAsFound(bench)) ?? (await readCarefully(bench))
}

async function readAsFound(bench: Workbench): Promise<ReadTables | undefined> {
  const found = await bench.reader.find()
  if (found === undefined) return undefined
  const table = await writeFound(found.table, bench)
  return table === undefined ? undefined : { tables: [table], report: found.report }
}

async function readCarefully(bench: Workbench): Promise<ReadTables> {
  const { tables: texts, ...rest } = await bench.reader.read()
  const tables: TypedTable[] = []
  for (const [index, text] of texts.entries()) tables.push(await writeTyped(text, index + 1, bench))
  return { ...rest, tables }
}
