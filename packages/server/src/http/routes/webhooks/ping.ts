import { newDeliveries } from '../../../domain/webhook.ts'
import type { Handler } from '../../handler.ts'
import { findOpenWebhook } from './find-webhook.ts'

export const testWebhook: Handler<'testWebhook'> = async ({ input, owner }, deps) => {
  const webhook = await findOpenWebhook(input.id, owner, deps)
  const ping = {
    event: 'ping',
    at: deps.clock.now().toISOString(),
    data: { webhook_id: webhook.id },
    trace: deps.tracer.current(),
  } as const
  const [delivery] = newDeliveries(ping, [webhook])
  if (delivery === undefined) throw new Error('One webhook has one delivery.')
  await deps.store.deliveries.add(delivery)
  await deps.queue.add({ kind: 'deliver', id: webhook.id, projectId: owner.projectId })
  return { delivery_id: delivery.id }
}
