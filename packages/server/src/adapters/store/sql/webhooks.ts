import { webhookEvents, type WebhookEvent } from '@auger/contract'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { webhookIsShut, type Webhook, type WebhookChange } from '../../../domain/webhook.ts'
import type { WebhookStore } from '../../../ports/webhook-store.ts'
import type { Database } from './database.ts'
import { pageOf } from './page.ts'
import type { WebhookRow } from './schema.ts'

/** Names between commas, because reading them can never fail: a job must be able to end. */
const joined = (events: readonly WebhookEvent[]): string => events.join(',')
export const eventsOf = (text: string): readonly WebhookEvent[] =>
  webhookEvents.filter((event) => text.split(',').includes(event))

export const toWebhook = (row: Selectable<WebhookRow>): Webhook => ({
  id: row.id,
  projectId: row.project_id,
  creatorId: row.creator_id,
  url: row.url,
  events: eventsOf(row.events),
  state: row.state,
  secret: row.secret,
  oldSecret: row.old_secret,
  oldUntil: row.old_until,
  createdAt: row.created_at,
})

const toRow = (webhook: Webhook): Insertable<WebhookRow> => ({
  id: webhook.id,
  project_id: webhook.projectId,
  creator_id: webhook.creatorId,
  url: webhook.url,
  events: joined(webhook.events),
  state: webhook.state,
  secret: webhook.secret,
  old_secret: webhook.oldSecret,
  old_until: webhook.oldUntil,
  created_at: webhook.createdAt,
})

export function webhookStore({ query, transaction }: Database): WebhookStore {
  return {
    create: (webhook, most) =>
      transaction(`webhooks of ${webhook.projectId}`, async (query) => {
        const { count } = await query
          .selectFrom('webhooks')
          .select((select) => select.fn.countAll().as('count'))
          .where('project_id', '=', webhook.projectId)
          .executeTakeFirstOrThrow()
        if (Number(count) >= most) return false
        await query.insertInto('webhooks').values(toRow(webhook)).execute()
        return true
      }),
    async find(id, projectId) {
      const row = await query
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .executeTakeFirst()
      return row && toWebhook(row)
    },
    list: (projectId, page) =>
      pageOf(query.selectFrom('webhooks').where('project_id', '=', projectId), page, toWebhook),
    update: (id, projectId, change) =>
      transaction(`webhook ${id}`, async (query) => {
        const changed = await query
          .updateTable('webhooks')
          .set({ id, ...columns(change) })
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .executeTakeFirst()
        if (changed.numUpdatedRows === 0n) return false
        if (change.state === 'shut')
          await query
            .updateTable('webhook_deliveries')
            .set({ state: 'given_up', last_error: webhookIsShut, next_try_at: null })
            .where('webhook_id', '=', id)
            .where('next_try_at', 'is not', null)
            .execute()
        return true
      }),
    remove: (id, projectId) =>
      transaction(`webhook ${id}`, async (query) => {
        const removed = await query
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .executeTakeFirst()
        if (removed.numDeletedRows === 0n) return false
        await query.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute()
        return true
      }),
  }
}

const columns = ({ events, oldSecret, oldUntil, ...same }: WebhookChange): Updateable<WebhookRow> => ({
  ...same,
  ...(events === undefined ? {} : { events: joined(events) }),
  ...(oldSecret === undefined ? {} : { old_secret: oldSecret }),
  ...(oldUntil === undefined ? {} : { old_until: oldUntil }),
})
