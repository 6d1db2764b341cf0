import type { PageHandler } from '../../page/page-handler.ts'
import { columnRecord, findProjectSource, tablesOfSource } from './find-table.ts'

export const listSourceTables: PageHandler<'listSourceTables'> = async ({ input, owner }, deps) => {
  const source = await findProjectSource(input.datasource_id, owner, deps)
  const tables = source.read ? await tablesOfSource(source, deps) : []
  return {
    tables: tables.map((table) => ({
      id: table.id,
      name: table.name,
      title: table.title,
      row_count: table.rowCount,
      columns: table.columns.map(columnRecord),
      long_of: table.longOf ?? null,
    })),
  }
}
