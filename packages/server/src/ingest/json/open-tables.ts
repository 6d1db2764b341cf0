import type { TextTable } from '../formats/format.ts'
import { createTextWriter, textTable } from '../write-texts.ts'
import type { Layout } from './lay-out.ts'
import type { RecordTable } from './record-table.ts'
import type { OpenTable } from './write-row.ts'

/** Opens a file for a table and for each of those below it; `opened` gets all of them, the table first. */
export async function openTables(
  table: RecordTable,
  layouts: ReadonlyMap<RecordTable, Layout>,
  newFile: () => string,
  opened: OpenTable[],
): Promise<OpenTable> {
  const layout = layouts.get(table)
  if (layout === undefined) throw new Error(`The table ${table.title} has no layout.`)
  const file = newFile()
  const children = new Map<RecordTable, OpenTable>()
  const writer = await createTextWriter(file, layout.names.length)
  const open: OpenTable = { table, layout, file, writer, children, met: 0 }
  opened.push(open)
  for (const child of table.children) children.set(child, await openTables(child, layouts, newFile, opened))
  return open
}

/** The tables as written; one that has nothing of its own, only tables below it, is none. */
export function writtenTables(opened: readonly OpenTable[]): readonly TextTable[] {
  return opened
    .filter(({ layout }) => layout.names.length > Number(layout.numberRows))
    .map(({ table, layout, file, writer }) =>
      textTable({ title: table.title, names: layout.names }, file, writer.rowCount),
    )
}
