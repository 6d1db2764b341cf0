import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { webhookRecord } from './webhook-record.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ input, owner }, { store }) =>
  pagedRecords(input, await store.webhooks.list(owner.projectId, pageRequest(input)), webhookRecord)
