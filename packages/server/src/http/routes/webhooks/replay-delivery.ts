import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { findOpenWebhook } from './find-webhook.ts'

export const replayDelivery: Handler<'replayDelivery'> = async ({ input, owner }, deps) => {
  const { id, projectId } = await findOpenWebhook(input.id, owner, deps)
  const now = deps.clock.now().toISOString()
  if ((await deps.store.deliveries.replay(id, { id: input.delivery_id }, now)) === 0)
    throw failures.notFound('Delivery')
  await deps.queue.add({ kind: 'deliver', id, projectId })
  return {}
}
