import { randomBytes } from 'node:crypto'
import type { DeliveryEvent, DeliveryState, WebhookEvent, WebhookState } from '@auger/contract'
import { newId } from './ids.ts'

/** An address of a project that is told when jobs and sources have finished. */
export interface Webhook {
  readonly id: string
  readonly projectId: string
  /** The only user who may change it. */
  readonly creatorId: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly state: WebhookState
  readonly secret: string
  /** Signs beside the new one until its time; null where there is none. */
  readonly oldSecret: string | null
  readonly oldUntil: string | null
  readonly createdAt: string
}

export type WebhookChange = Partial<
  Pick<Webhook, 'url' | 'events' | 'state' | 'secret' | 'oldSecret' | 'oldUntil'>
>

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string
  readonly webhookId: string
  readonly projectId: string
  readonly eventId: string
  readonly event: DeliveryEvent
  /** The bytes that are sent and signed, the same each time. */
  readonly body: string
  /** The trace in which it happened, as a traceparent header says it; null where nobody is told of traces. */
  readonly trace: string | null
  readonly state: DeliveryState
  /** How often it was sent. */
  readonly attempts: number
  /** Of them, since it was new or replayed. */
  readonly tries: number
  readonly lastStatus: number | null
  readonly lastError: string | null
  /** Null where it does not wait. */
  readonly nextTryAt: string | null
  readonly createdAt: string
  readonly deliveredAt: string | null
}

/** What came of sending it once. */
export type Settlement =
  | { readonly state: 'delivered'; readonly status: number; readonly at: string }
  | { readonly state: 'given_up'; readonly status: number | null; readonly error: string }
  | {
      readonly state: 'waiting'
      readonly status: number | null
      readonly error: string
      readonly nextTryAt: string
    }

/** By the convention of Standard Webhooks: the base64 is the key. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** What is known of an event, in the words of the wire. */
export interface EventToTell {
  readonly event: DeliveryEvent
  readonly at: string
  readonly data: { readonly [field: string]: string | null }
  readonly trace?: string | undefined
}

/** The same event for all of these webhooks. What is to be told to one that is shut waits for a replay. */
export function newDeliveries(
  { event, at, data, trace }: EventToTell,
  webhooks: readonly Pick<Webhook, 'id' | 'projectId' | 'state'>[],
): readonly Delivery[] {
  const eventId = newId('event')
  const body = JSON.stringify({ id: eventId, type: event, timestamp: at, data })
  return webhooks.map(({ id, projectId, state }) => ({
    id: newId('delivery'),
    webhookId: id,
    projectId,
    eventId,
    event,
    body,
    trace: trace ?? null,
    state: state === 'on' ? 'waiting' : 'given_up',
    attempts: 0,
    tries: 0,
    lastStatus: null,
    lastError: state === 'on' ? null : webhookIsShut,
    nextTryAt: state === 'on' ? at : null,
    createdAt: at,
    deliveredAt: null,
  }))
}

export const webhookIsShut = 'the webhook is shut'
