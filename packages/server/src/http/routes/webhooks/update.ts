import { failures } from '../../../domain/errors.ts'
import { checkTarget } from '../../../webhooks/check-target.ts'
import type { Handler } from '../../handler.ts'
import { findOwnWebhook } from './find-webhook.ts'
import { webhookRecord } from './webhook-record.ts'

export const updateWebhook: Handler<'updateWebhook'> = async ({ input, owner }, deps) => {
  const webhook = await findOwnWebhook(input.id, owner, deps)
  const change = {
    ...(input.url === undefined ? {} : { url: await checkTarget(input.url, deps.settings) }),
    ...(input.events === undefined ? {} : { events: [...new Set(input.events)] }),
    ...(input.state === undefined ? {} : { state: input.state }),
  }
  if (!(await deps.store.webhooks.update(webhook.id, owner.projectId, change)))
    throw failures.notFound('Webhook')
  return webhookRecord({ ...webhook, ...change })
}
