import { failures } from '../../../domain/errors.ts'
import { newWebhookSecret } from '../../../domain/webhook.ts'
import type { Handler } from '../../handler.ts'
import { findOwnWebhook } from './find-webhook.ts'

const oldSecretHours = 24

export const rotateWebhook: Handler<'rotateWebhook'> = async ({ input, owner }, deps) => {
  const { id, projectId, secret: oldSecret } = await findOwnWebhook(input.id, owner, deps)
  const secret = newWebhookSecret()
  const oldUntil = new Date(deps.clock.now().getTime() + oldSecretHours * 3_600_000).toISOString()
  if (!(await deps.store.webhooks.update(id, projectId, { secret, oldSecret, oldUntil })))
    throw failures.notFound('Webhook')
  return { secret, old_until: oldUntil }
}
