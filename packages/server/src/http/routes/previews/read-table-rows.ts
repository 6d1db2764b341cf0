import { readTableRows as readRows } from '../../../ask/previews/read-table-rows.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { columnRecord, findProjectTable } from './find-table.ts'
import { whileWanted } from './while-wanted.ts'

export const readTableRows: PageHandler<'readTableRows'> = async ({ input, owner, reply }, deps) => {
  const table = await findProjectTable(input.table_id, owner, deps)
  const { offset, limit, sort, order, search } = input
  const wanted = {
    offset,
    limit,
    ...(sort === undefined ? {} : { sort: { column: sort, direction: order } }),
    ...(search === undefined ? {} : { search }),
  }
  return whileWanted(reply, async (signal) => {
    const { total, rows } = await readRows({ projectId: owner.projectId, table, signal }, wanted, deps)
    return { total, columns: table.columns.map(columnRecord), rows: rows.map((row) => [...row]) }
  })
}
