import type { DeliveryRecord, WebhookRecord } from '@auger/contract'
import type { Delivery, Webhook } from '../../../domain/webhook.ts'

/** Without its secret. */
export const webhookRecord = (webhook: Webhook): WebhookRecord => ({
  id: webhook.id,
  url: webhook.url,
  events: [...webhook.events],
  state: webhook.state,
  created_at: webhook.createdAt,
  created_by: webhook.creatorId,
})

export const deliveryRecord = (delivery: Delivery): DeliveryRecord => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event: delivery.event,
  state: delivery.state,
  attempts: delivery.attempts,
  last_status: delivery.lastStatus,
  last_error: delivery.lastError,
  next_try_at: delivery.nextTryAt,
  created_at: delivery.createdAt,
  delivered_at: delivery.deliveredAt,
})
