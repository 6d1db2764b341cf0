import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { described, identifier, list, nothing, paged, paging, text, time, userId } from './fields.ts'

/** What a webhook is told of. */
export const webhookEvents = ['job.finished', 'datasource.finished'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** A ping is sent where it is asked for, whatever events are wanted. */
export const deliveryEvents = [...webhookEvents, 'ping'] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

export const webhookStates = ['on', 'shut'] as const
export type WebhookState = (typeof webhookStates)[number]

export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const mostWebhooks = 20

const url = text(2_000).meta({
  description:
    'Where to send, by POST: an http or https address. It must lead to a public place, unless AUGER_URL_SOURCES opens the own network.',
  maxLength: 2_000,
})
const events = list(z.enum(webhookEvents), webhookEvents.length).min(1).meta({
  description:
    'What it is told of. job.finished: a question has ended, done, failed or cancelled. datasource.finished: a source can be asked, or cannot be used.',
})
const state = z.enum(webhookStates).meta({
  description:
    'on: it is sent to. shut: it is not, because it answered 410 or was shut by its creator; what happens meanwhile is kept as given up, and can be sent by a replay.',
})
const secret = described(
  'What it is signed with, shown this once: whsec_ and the key in base64. webhook-signature is v1, and the base64 of HMAC-SHA256 over webhook-id.webhook-timestamp.body.',
)

const about = {
  id: described('The id of the webhook.'),
  url: described('Where it sends.'),
  events: z.array(z.enum(webhookEvents)).meta({ description: 'What it is told of.' }),
  state,
}

export const webhook = z
  .object({ ...about, created_at: time, created_by: described('The user who made it.') })
  .meta({ id: 'Webhook', description: 'An address that is told when jobs and sources have finished.' })
export type WebhookRecord = z.output<typeof webhook>

export const delivery = z
  .object({
    id: described('The id of the delivery.'),
    event_id: described(
      'The id of the event: webhook-id of every request about it, over retries and replays. Whoever is sent it twice knows it by this.',
    ),
    event: z.enum(deliveryEvents).meta({ description: 'What it tells of.' }),
    state: z.enum(deliveryStates).meta({
      description:
        'waiting: it will be sent, or sent again; delivered: it was answered with 2xx; given_up: every try failed, or the webhook is shut. A replay sends it again, whatever its state.',
    }),
    attempts: z.int().meta({ description: 'How often it was sent.' }),
    last_status: z
      .int()
      .nullable()
      .meta({ description: 'The HTTP status of the last answer; null where there was none.' }),
    last_error: z
      .string()
      .nullable()
      .meta({ description: 'Why the last try failed; null where it did not.' }),
    next_try_at: z
      .string()
      .nullable()
      .meta({ format: 'date-time', description: 'When it is sent next; null where it is not.' }),
    created_at: time,
    delivered_at: z
      .string()
      .nullable()
      .meta({ format: 'date-time', description: 'When it was last delivered; null where it was not.' }),
  })
  .meta({ id: 'Delivery', description: 'One event on its way to one webhook.' })
export type DeliveryRecord = z.output<typeof delivery>

const id = identifier.meta({ description: 'The webhook.' })
const onlyCreator = 'Only its creator may: 300002.'

export const webhookEndpoints = {
  createWebhook: endpoint({
    method: 'POST',
    path: '/v2/team/webhooks',
    audited: { action: 'webhook.made', subject: 'data.id' },
    resource: 'webhooks',
    summary: 'Make a webhook, and have its secret',
    description: `It belongs to the project: it is told of the jobs and sources of every user. Its creator alone changes and deletes it. A project has at most ${mostWebhooks}: 300014. What is sent follows the Standard Webhooks: { id, type, timestamp, data } with the headers webhook-id, webhook-timestamp and webhook-signature. It comes at least once; what is not answered with 2xx within 10 seconds is sent again, in longer and longer pauses, for about a day.`,
    input: z.object({ url, events: events.optional(), user_id: userId }),
    data: z.object({ ...about, secret }),
    failures: [300014],
  }),
  listWebhooks: endpoint({
    method: 'GET',
    path: '/v2/team/webhooks',
    resource: 'webhooks',
    summary: "List the project's webhooks, newest first",
    description: 'Those of every user of the project, without their secrets.',
    input: z.object({ ...paging, user_id: userId }),
    data: paged(webhook),
  }),
  getWebhook: endpoint({
    method: 'GET',
    path: '/v2/team/webhooks/{id}',
    resource: 'webhooks',
    summary: 'Get a webhook',
    description: 'Every user of the project reads it; its secret is not shown again.',
    input: z.object({ id, user_id: userId }),
    data: webhook,
    failures: [300003],
  }),
  updateWebhook: endpoint({
    method: 'POST',
    path: '/v2/team/webhooks/{id}',
    audited: { action: 'webhook.changed', subject: 'input.id' },
    resource: 'webhooks',
    summary: 'Change a webhook, shut it or open it again',
    description: `${onlyCreator} What is omitted stays as it is. What waits for one that is shut is given up, and what waits is sent to a new url.`,
    input: z.object({
      id,
      url: url.optional(),
      events: events.optional(),
      state: state.optional(),
      user_id: userId,
    }),
    data: webhook,
    failures: [300002, 300003, 300014],
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/v2/team/webhooks/{id}',
    audited: { action: 'webhook.deleted', subject: 'input.id' },
    resource: 'webhooks',
    summary: 'Delete a webhook with its deliveries',
    description: onlyCreator,
    input: z.object({ id, user_id: userId }),
    data: nothing,
    failures: [300002, 300003],
  }),
  rotateWebhook: endpoint({
    method: 'POST',
    path: '/v2/team/webhooks/{id}/rotate',
    audited: { action: 'webhook.rotated', subject: 'input.id' },
    resource: 'webhooks',
    summary: 'Have a new secret for a webhook',
    description: `${onlyCreator} For 24 hours the old secret signs beside it: webhook-signature has both, the new one first.`,
    input: z.object({ id, user_id: userId }),
    data: z.object({
      secret,
      old_until: time.meta({ description: 'Until when the old secret signs beside it.' }),
    }),
    failures: [300002, 300003],
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/v2/team/webhooks/{id}/test',
    audited: null,
    resource: 'webhooks',
    summary: 'Send a ping to a webhook',
    description: `${onlyCreator} What came of it is seen among the deliveries. One that is shut is not pinged: 300014.`,
    input: z.object({ id, user_id: userId }),
    data: z.object({ delivery_id: described('The id of the delivery.') }),
    failures: [300002, 300003, 300014],
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: '/v2/team/webhooks/{id}/deliveries',
    resource: 'webhooks',
    summary: 'List what was sent to a webhook, or will be, newest first',
    description: 'Every user of the project reads them. What has ended is kept for 30 days.',
    input: z.object({ id, ...paging, user_id: userId }),
    data: paged(delivery),
    failures: [300003],
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/v2/team/webhooks/{id}/deliveries/{delivery_id}/replay',
    audited: { action: 'webhook.replayed', subject: 'input.id', detail: 'input.delivery_id' },
    resource: 'webhooks',
    summary: 'Send an event again',
    description: `${onlyCreator} At once, with the same id and the same body, and as often as a new one where that fails. Nothing is sent to a webhook that is shut: 300014.`,
    input: z.object({
      id,
      delivery_id: identifier.meta({ description: 'The delivery.' }),
      user_id: userId,
    }),
    data: nothing,
    failures: [300002, 300003, 300014],
  }),
  replayWebhook: endpoint({
    method: 'POST',
    path: '/v2/team/webhooks/{id}/replay',
    audited: { action: 'webhook.replayed', subject: 'input.id', detail: 'input.since' },
    resource: 'webhooks',
    summary: 'Send all events of a time again, in their order',
    description: `${onlyCreator} All that the webhook was to be told in that time, delivered or not, pings apart. Nothing is sent to a webhook that is shut: 300014.`,
    input: z.object({
      id,
      since: z.iso.datetime({ offset: true }).meta({ description: 'From this time on, in ISO 8601.' }),
      until: z.iso
        .datetime({ offset: true })
        .optional()
        .meta({ description: 'Up to this time; omitted: up to now.' }),
      user_id: userId,
    }),
    data: z.object({ deliveries: z.int().meta({ description: 'How many are sent again.' }) }),
    failures: [300002, 300003, 300014],
  }),
}
