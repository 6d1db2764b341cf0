import { mostWebhooks, webhookEvents } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import { newId } from '../../../domain/ids.ts'
import { newWebhookSecret, type Webhook } from '../../../domain/webhook.ts'
import { checkTarget } from '../../../webhooks/check-target.ts'
import type { Handler } from '../../handler.ts'

export const createWebhook: Handler<'createWebhook'> = async (
  { input, owner },
  { store, clock, settings },
) => {
  const webhook: Webhook = {
    id: newId('webhook'),
    projectId: owner.projectId,
    creatorId: owner.userId,
    url: await checkTarget(input.url, settings),
    events: input.events === undefined ? webhookEvents : [...new Set(input.events)],
    state: 'on',
    secret: newWebhookSecret(),
    oldSecret: null,
    oldUntil: null,
    createdAt: clock.now().toISOString(),
  }
  if (!(await store.webhooks.create(webhook, mostWebhooks)))
    throw failures.webhookRefused(`a project has at most ${mostWebhooks}`)
  const { id, url, events, state, secret } = webhook
  return { id, url, events: [...events], state, secret }
}
