import type { SourceTable } from '@auger/contract'
import { useState } from 'react'
import { usePage } from '../../server/queries.ts'

/** The tables of a file, and the one that is looked at. */
export function useSourceTables(projectId: string, sourceId: string) {
  const query = usePage('listSourceTables', { project_id: projectId, datasource_id: sourceId })
  const [chosen, setChosen] = useState<string>()
  const tables = query.data?.tables
  const table: SourceTable | undefined = tables?.find(({ id }) => id === chosen) ?? tables?.[0]
  return { query, tables, table, choose: setChosen }
}
