import type { Delivery, Settlement, Webhook } from '../domain/webhook.ts'
import type { WebhookOutcome } from '../ports/meter.ts'
import type { ClaimedDelivery } from '../ports/webhook-store.ts'
import { nextTry } from './next-try.ts'
import { send, sendSeconds, type Sent } from './send.ts'
import { signedHeaders } from './sign.ts'
import type { DeliverDeps } from './webhook-settings.ts'

/** How long a claim holds: a process that died meanwhile sends it no more. */
const claimSeconds = sendSeconds + 20

/** Then others have their turn. */
const mostInARow = 100

/** 410: whoever was there does not want to be told any more. */
const gone = 410

/** Sends to a webhook what is due, in order, until something fails: what is left comes with a task of its own. */
export async function deliver(webhookId: string, deps: DeliverDeps, signal: AbortSignal): Promise<void> {
  const { store, clock, queue } = deps
  for (let sent = 0; sent < mostInARow; sent++) {
    signal.throwIfAborted()
    const now = clock.now()
    const until = new Date(now.getTime() + claimSeconds * 1_000)
    const claimed = await store.deliveries.claim(webhookId, now.toISOString(), until.toISOString())
    if (claimed === undefined) return
    if (!(await sendOne(claimed, deps, signal))) return
    if (sent === mostInARow - 1)
      await queue.add({ kind: 'deliver', id: webhookId, projectId: claimed.webhook.projectId })
  }
}

/** Whether it was delivered. */
async function sendOne(
  { webhook, delivery }: ClaimedDelivery,
  { store, clock, settings, meter }: DeliverDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const settle = (settlement: Settlement) => store.deliveries.settle(delivery, settlement)
  const began = performance.now()
  const sent = await sendTo(webhook, delivery, settings.urlSources, clock.now(), signal).catch(
    async (error: unknown) => {
      const nextTryAt = clock.now().toISOString()
      await settle({ state: 'waiting', status: null, error: 'the service stopped meanwhile', nextTryAt })
      throw error
    },
  )
  const settlement = settlementOf(sent, delivery, settings.webhookRetrySeconds, clock.now())
  meter.webhookTried(outcomes[settlement.state], (performance.now() - began) / 1_000)
  await settle(settlement)
  if (sent.status === gone) await store.webhooks.update(webhook.id, webhook.projectId, { state: 'shut' })
  if (sent.fault !== undefined) throw new Error('A webhook could not be sent to.', { cause: sent.fault })
  return sent.error === undefined
}

async function sendTo(
  webhook: Webhook,
  delivery: Delivery,
  urlSources: DeliverDeps['settings']['urlSources'],
  now: Date,
  signal: AbortSignal,
): Promise<Sent> {
  if (urlSources === 'off') return { status: null, error: switchedOff }
  const headers = signedHeaders(webhook, delivery, now)
  const judging = { allowPrivate: urlSources === 'private' }
  return send(webhook.url, { body: delivery.body, headers }, judging, signal)
}

const outcomes: { readonly [State in Settlement['state']]: WebhookOutcome } = {
  delivered: 'delivered',
  waiting: 'failed',
  given_up: 'given-up',
}

export const switchedOff = 'webhooks are switched off here'

function settlementOf(
  { status, error, retryAfter }: Sent,
  { tries }: Delivery,
  retrySeconds: readonly number[],
  now: Date,
): Settlement {
  if (error === undefined) return { state: 'delivered', status: status ?? 0, at: now.toISOString() }
  if (status === gone) return { state: 'given_up', status, error: `${error}, which shuts the webhook` }
  const next = nextTry(tries, retrySeconds, retryAfter, now)
  return next === undefined
    ? { state: 'given_up', status, error }
    : { state: 'waiting', status, error, nextTryAt: next.toISOString() }
}
