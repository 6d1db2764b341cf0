import { createHmac } from 'node:crypto'
import type { Delivery, Webhook } from '../domain/webhook.ts'

export type SignedHeaders = { readonly [name: string]: string }

/** By the convention of Standard Webhooks. While an old secret holds it signs beside the new one. */
export function signedHeaders(
  { secret, oldSecret, oldUntil }: Pick<Webhook, 'secret' | 'oldSecret' | 'oldUntil'>,
  { eventId, body }: Pick<Delivery, 'eventId' | 'body'>,
  now: Date,
): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const isOldValid = oldSecret !== null && oldUntil !== null && now.toISOString() < oldUntil
  const secrets = isOldValid ? [secret, oldSecret] : [secret]
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((one) => `v1,${signature(one, `${eventId}.${timestamp}.${body}`)}`)
      .join(' '),
  }
}

const signature = (secret: string, signed: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(signed)
    .digest('base64')
