import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'

export const listDatasets: Handler<'listDatasets'> = async ({ input, owner }, { store }) =>
  pagedRecords(
    input,
    await store.datasets.list(owner.projectId, pageRequest(input), input.search),
    ({ id, name, description }) => ({ id, name, description }),
  )
