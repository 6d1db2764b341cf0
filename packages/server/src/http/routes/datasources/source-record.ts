import type { DatasourceRecord } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import type { Overrides, Source } from '../../../domain/source.ts'
import type { HttpDeps } from '../../deps.ts'

export const sourceRecord = (source: Source): DatasourceRecord => ({
  id: source.id,
  dataset_id: source.datasetId,
  name: source.name,
  type: 'FILE',
  status: source.status,
  size: source.size,
  error: source.error,
  report: source.report === null ? null : { ...source.report },
  progress: source.status === 'synching' ? (source.progress ?? notBegun) : null,
  overrides: overridesRecord(source.overrides),
})

const notBegun = { stage: 'waiting', bytes: 0, rows: 0 } as const

const overridesRecord = ({ headerRow, delimiter, types }: Overrides): DatasourceRecord['overrides'] => ({
  ...(headerRow === undefined ? {} : { header_row: headerRow }),
  ...(delimiter === undefined ? {} : { delimiter }),
  ...(types === undefined ? {} : { types }),
})

export async function findSource(id: string, datasetId: string, { store }: HttpDeps): Promise<Source> {
  const source = await store.sources.find(id)
  if (source === undefined || source.datasetId !== datasetId) throw failures.notFound('Datasource')
  return source
}
