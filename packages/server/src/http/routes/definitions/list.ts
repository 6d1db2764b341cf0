import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { definitionRecords } from './definition-record.ts'

export const listDefinitions: Handler<'listDefinitions'> = async ({ input, owner }, deps) => {
  await findDataset(input.id, owner, deps)
  const page = await deps.store.definitions.list(input.id, pageRequest(input))
  return pagedRecords(input, page, await definitionRecords(page.items, input.id, deps))
}
