import { useWire } from '../../server/queries.ts'
import { readReport, type UnderstoodTable } from '../report/read-report.ts'

/** The tables of a dataset, as the reports of its files name them. */
export function useDatasetTables(projectId: string, datasetId: string): readonly UnderstoodTable[] {
  const { data } = useWire(projectId, 'listDatasources', {
    id: datasetId,
    page_number: 1,
    page_size: 200,
    status: 'synched',
  })
  return (data?.records ?? []).flatMap(({ report }) => readReport(report)?.tables ?? [])
}
