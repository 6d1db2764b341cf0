import type { DeliveryRecord, WebhookRecord, webhookEndpoints } from '../webhooks.ts'
import type { ExamplesOf } from './example.ts'
import { created_at, delivery_id, event_id, onePage, user_id, webhook_id } from './things.ts'

const url = 'https://example.com/auger'

const told: WebhookRecord = {
  id: webhook_id,
  url,
  events: ['job.finished'],
  state: 'on',
  created_at,
  created_by: user_id,
}

const delivered: DeliveryRecord = {
  id: delivery_id,
  event_id,
  event: 'job.finished',
  state: 'delivered',
  attempts: 1,
  last_status: 204,
  last_error: null,
  next_try_at: null,
  created_at,
  delivered_at: '2026-03-02T09:14:54.312Z',
}

export const webhookExamples: ExamplesOf<keyof typeof webhookEndpoints> = {
  createWebhook: {
    input: { url, events: ['job.finished'], user_id },
    data: {
      id: webhook_id,
      url,
      events: ['job.finished'],
      state: 'on',
      secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    },
  },
  listWebhooks: { input: { user_id }, data: onePage(told) },
  getWebhook: { input: { id: webhook_id, user_id }, data: told },
  updateWebhook: { input: { id: webhook_id, state: 'on', user_id }, data: told },
  deleteWebhook: { input: { id: webhook_id, user_id }, data: {} },
  rotateWebhook: {
    input: { id: webhook_id, user_id },
    data: {
      secret: 'whsec_vsBQIhrscC2FChlQIMV+b5sSYspob7oD',
      old_until: '2026-03-03T09:14:54.091Z',
    },
  },
  testWebhook: { input: { id: webhook_id, user_id }, data: { delivery_id } },
  listDeliveries: { input: { id: webhook_id, user_id }, data: onePage(delivered) },
  replayDelivery: { input: { id: webhook_id, delivery_id, user_id }, data: {} },
  replayWebhook: {
    input: { id: webhook_id, since: '2026-03-02T00:00:00Z', user_id },
    data: { deliveries: 1 },
  },
}
