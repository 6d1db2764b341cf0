import type { Handler } from '../../handler.ts'
import { findWebhook } from './find-webhook.ts'
import { webhookRecord } from './webhook-record.ts'

export const getWebhook: Handler<'getWebhook'> = async ({ input, owner }, deps) =>
  webhookRecord(await findWebhook(input.id, owner, deps))
