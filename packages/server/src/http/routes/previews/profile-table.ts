import { profileColumns } from '../../../ask/previews/profile-columns.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { columnRecord, findProjectTable } from './find-table.ts'
import { whileWanted } from './while-wanted.ts'

export const profileTable: PageHandler<'profileTable'> = async ({ input, owner, reply }, deps) => {
  const table = await findProjectTable(input.table_id, owner, deps)
  return whileWanted(reply, async (signal) => {
    const profiled = await profileColumns({ projectId: owner.projectId, table, signal }, deps)
    return {
      row_count: table.rowCount,
      columns: profiled.map(({ column, mean, bins, values }) => ({
        ...columnRecord(column),
        missing: column.missing,
        distinct: column.distinct,
        smallest: column.minimum,
        largest: column.maximum,
        mean,
        bins: bins.map((bin) => ({ ...bin })),
        values: values.map(({ value, count }) => ({ value, count })),
      })),
    }
  })
}
