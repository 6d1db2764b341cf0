import { sourceStatuses } from '@auger/contract'
import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { sourceRecord } from './source-record.ts'

export const listDatasources: Handler<'listDatasources'> = async ({ input, owner }, deps) => {
  await findDataset(input.id, owner, deps)
  const wanted = (input.status ?? '').split(',').map((part) => part.trim())
  const statuses = sourceStatuses.filter((status) => wanted.includes(status))
  return pagedRecords(
    input,
    await deps.store.sources.list(input.id, pageRequest(input), statuses),
    sourceRecord,
  )
}
