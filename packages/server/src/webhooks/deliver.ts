import type { Delivery, Settlement } from '../domain/webhook.ts'
import type { WebhookOutcome } from '../ports/meter.ts'
import type { ClaimedDelivery } from '../ports/webhook-store.ts'
import { nextTry } from './next-try.ts'
import { send, sendSeconds, type Sent } from './send.ts'
import { signedHeaders, type SignedHeaders } from './sign.ts'
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

/** Whether it was delivered. A span below what it tells of; below the task where that has no trace. */
async function sendOne(claimed: ClaimedDelivery, deps: DeliverDeps, signal: AbortSignal): Promise<boolean> {
  const { webhookId, projectId, tries, trace } = claimed.delivery
  const attributes = {
    'auger.project_id': projectId,
    'auger.webhook.id': webhookId,
    'auger.webhook.tries': tries,
  }
  const work = () => tryOnce(claimed, deps, signal)
  return trace === null
    ? deps.tracer.span('webhook send', attributes, work)
    : deps.tracer.continued(trace, 'webhook send', attributes, work)
}

async function tryOnce(
  { webhook, delivery }: ClaimedDelivery,
  { store, clock, settings, meter, tracer }: DeliverDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const settle = (settlement: Settlement) => store.deliveries.settle(delivery, settlement)
  const began = performance.now()
  const traceparent = tracer.current()
  const given = traceparent === undefined ? {} : { traceparent }
  const headers = { ...signedHeaders(webhook, delivery, clock.now()), ...given }
  const sent = await sendTo(webhook.url, { body: delivery.body, headers }, settings.urlSources, signal).catch(
    async (error: unknown) => {
      const nextTryAt = clock.now().toISOString()
      await settle({ state: 'waiting', status: null, error: 'the service stopped meanwhile', nextTryAt })
      throw error
    },
  )
  const settlement = settlementOf(sent, delivery, settings.webhookRetrySeconds, clock.now())
  const outcome = outcomes[settlement.state]
  meter.webhookTried(outcome, (performance.now() - began) / 1_000)
  tracer.note({
    'auger.webhook.outcome': outcome,
    ...(sent.status === null ? {} : { 'http.response.status_code': sent.status }),
  })
  await settle(settlement)
  if (sent.status === gone) await store.webhooks.update(webhook.id, webhook.projectId, { state: 'shut' })
  if (sent.fault !== undefined) throw new Error('A webhook could not be sent to.', { cause: sent.fault })
  return sent.error === undefined
}

async function sendTo(
  url: string,
  message: { readonly body: string; readonly headers: SignedHeaders },
  urlSources: DeliverDeps['settings']['urlSources'],
  signal: AbortSignal,
): Promise<Sent> {
  if (urlSources === 'off') return { status: null, error: switchedOff }
  return send(url, message, { allowPrivate: urlSources === 'private' }, signal)
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
