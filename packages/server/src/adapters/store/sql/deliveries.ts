import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Delivery, Settlement } from '../../../domain/webhook.ts'
import type { ClaimedDelivery, DeliveryStore } from '../../../ports/webhook-store.ts'
import type { Database, InTransaction } from './database.ts'
import { pageOf } from './page.ts'
import type { DeliveryRow } from './schema.ts'
import { toWebhook } from './webhooks.ts'

const toDelivery = (row: Selectable<DeliveryRow>): Delivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  projectId: row.project_id,
  eventId: row.event_id,
  event: row.event,
  body: row.body,
  trace: row.trace,
  state: row.state,
  attempts: row.attempts,
  tries: row.tries,
  lastStatus: row.last_status,
  lastError: row.last_error,
  nextTryAt: row.next_try_at,
  createdAt: row.created_at,
  deliveredAt: row.delivered_at,
})

export const toDeliveryRow = (delivery: Delivery): Insertable<DeliveryRow> => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  project_id: delivery.projectId,
  event_id: delivery.eventId,
  event: delivery.event,
  body: delivery.body,
  trace: delivery.trace,
  state: delivery.state,
  attempts: delivery.attempts,
  tries: delivery.tries,
  last_status: delivery.lastStatus,
  last_error: delivery.lastError,
  next_try_at: delivery.nextTryAt,
  created_at: delivery.createdAt,
  delivered_at: delivery.deliveredAt,
})

export function deliveryStore({ query, transaction }: Database): DeliveryStore {
  return {
    async add(delivery) {
      await query.insertInto('webhook_deliveries').values(toDeliveryRow(delivery)).execute()
    },
    list: (webhookId, page) =>
      pageOf(query.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId), page, toDelivery),
    async replay(webhookId, which, at) {
      const again = query
        .updateTable('webhook_deliveries')
        .set({ state: 'waiting', tries: 0, next_try_at: at })
        .where('webhook_id', '=', webhookId)
      const replayed = await (
        'id' in which
          ? again.where('id', '=', which.id)
          : again
              .where('created_at', '>=', which.since)
              .where('created_at', '<=', which.until)
              .where('event', '<>', 'ping')
      ).executeTakeFirst()
      return Number(replayed.numUpdatedRows)
    },
    async due(now) {
      const rows = await query
        .selectFrom('webhooks')
        .select(['id', 'project_id'])
        .where('state', '=', 'on')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_deliveries')
              .select('webhook_deliveries.id')
              .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
              .where('next_try_at', '<=', now),
          ),
        )
        .execute()
      return rows.map((row) => ({ id: row.id, projectId: row.project_id }))
    },
    claim: (webhookId, now, until) =>
      transaction(`webhook ${webhookId}`, (query) => claim(query, webhookId, now, until)),
    async settle({ id, nextTryAt }, settlement) {
      const settled = await query
        .updateTable('webhook_deliveries')
        .set(settledColumns(settlement))
        .where('id', '=', id)
        // As it was claimed: what was replayed or claimed since has another time.
        .where('next_try_at', '=', nextTryAt)
        .executeTakeFirst()
      return settled.numUpdatedRows > 0n
    },
    async forget(before) {
      const forgotten = await query
        .deleteFrom('webhook_deliveries')
        .where('created_at', '<', before)
        .where(({ or, eb, not, exists, selectFrom }) =>
          or([
            eb('next_try_at', 'is', null),
            not(
              exists(
                selectFrom('webhooks')
                  .select('webhooks.id')
                  .whereRef('webhooks.id', '=', 'webhook_deliveries.webhook_id'),
              ),
            ),
          ]),
        )
        .executeTakeFirst()
      return Number(forgotten.numDeletedRows)
    },
  }
}

async function claim(
  query: InTransaction,
  webhookId: string,
  now: string,
  until: string,
): Promise<ClaimedDelivery | undefined> {
  const webhook = await query
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookId)
    .where('state', '=', 'on')
    .executeTakeFirst()
  if (webhook === undefined) return undefined
  const next = await query
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst()
  if (next === undefined) return undefined
  const claimed = await query
    .updateTable('webhook_deliveries')
    .set((set) => ({
      next_try_at: until,
      attempts: set('attempts', '+', 1),
      tries: set('tries', '+', 1),
    }))
    .where('id', '=', next.id)
    .where('next_try_at', '=', next.next_try_at)
    .returningAll()
    .executeTakeFirst()
  return claimed && { webhook: toWebhook(webhook), delivery: toDelivery(claimed) }
}

function settledColumns(settlement: Settlement): Updateable<DeliveryRow> {
  const { state, status } = settlement
  switch (state) {
    case 'delivered':
      return {
        state,
        last_status: status,
        last_error: null,
        next_try_at: null,
        delivered_at: settlement.at,
      }
    case 'given_up':
      return { state, last_status: status, last_error: settlement.error, next_try_at: null }
    case 'waiting':
      return {
        state,
        last_status: status,
        last_error: settlement.error,
        next_try_at: settlement.nextTryAt,
      }
  }
}
