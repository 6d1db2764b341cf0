import type { SourceStatus } from '@auger/contract'
import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'

export const listDatasets: Handler<'listDatasets'> = async ({ input, owner }, { store, settings }) => {
  const page = await store.datasets.list(owner.projectId, pageRequest(input), input.search)
  if (settings.wire === 'spec')
    return pagedRecords(input, page, ({ id, name, description }) => ({ id, name, description }))
  const statuses = await store.sources.statuses(page.items.map(({ id }) => id))
  return pagedRecords(input, page, ({ id, name, description }) => ({
    id,
    name,
    description,
    status: worstFirst.find((status) => statuses.get(id)?.has(status)) ?? 'synched',
  }))
}

const worstFirst: readonly SourceStatus[] = ['synching', 'invalid', 'synched']
