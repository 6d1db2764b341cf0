import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { findWebhook } from './find-webhook.ts'
import { deliveryRecord } from './webhook-record.ts'

export const listDeliveries: Handler<'listDeliveries'> = async ({ input, owner }, deps) => {
  const { id } = await findWebhook(input.id, owner, deps)
  return pagedRecords(input, await deps.store.deliveries.list(id, pageRequest(input)), deliveryRecord)
}
