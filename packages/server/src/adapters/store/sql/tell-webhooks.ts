import type { WebhookEvent } from '@auger/contract'
import { newDeliveries, type EventToTell } from '../../../domain/webhook.ts'
import type { InTransaction } from './database.ts'
import { toDeliveryRow } from './deliveries.ts'
import { eventsOf } from './webhooks.ts'

/** Writes what the webhooks of a project are to be told, in the transaction that makes it so. */
export async function tellWebhooks(
  query: InTransaction,
  projectId: string,
  happened: readonly (EventToTell & { readonly event: WebhookEvent })[],
  trace: string | undefined,
): Promise<void> {
  if (happened.length === 0) return
  const rows = await query
    .selectFrom('webhooks')
    .select(['id', 'events', 'state'])
    .where('project_id', '=', projectId)
    .orderBy('ordinal')
    .execute()
  for (const one of happened) {
    const told = rows.filter(({ events }) => eventsOf(events).includes(one.event))
    const deliveries = newDeliveries(
      { ...one, trace },
      told.map(({ id, state }) => ({ id, projectId, state })),
    )
    if (deliveries.length > 0)
      await query.insertInto('webhook_deliveries').values(deliveries.map(toDeliveryRow)).execute()
  }
}
