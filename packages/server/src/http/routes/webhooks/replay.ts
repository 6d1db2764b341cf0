import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { findOpenWebhook } from './find-webhook.ts'

export const replayWebhook: Handler<'replayWebhook'> = async ({ input, owner }, deps) => {
  const now = deps.clock.now().toISOString()
  const since = new Date(input.since).toISOString()
  const until = input.until === undefined ? now : new Date(input.until).toISOString()
  if (until < since) throw failures.invalid('until must not be before since')
  const { id, projectId } = await findOpenWebhook(input.id, owner, deps)
  const deliveries = await deps.store.deliveries.replay(id, { since, until }, now)
  if (deliveries > 0) await deps.queue.add({ kind: 'deliver', id, projectId })
  return { deliveries }
}
