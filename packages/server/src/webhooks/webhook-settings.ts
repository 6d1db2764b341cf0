import type { Clock } from '../ports/clock.ts'
import type { WebhookMeter } from '../ports/meter.ts'
import type { Queue } from '../ports/queue.ts'
import type { Store } from '../ports/store.ts'
import type { Tracer } from '../ports/tracer.ts'

export interface WebhookSettings {
  /** Which addresses may be sent to; off: none. */
  readonly urlSources: 'public' | 'private' | 'off'
  /** The pause after each try that failed; after the last it is given up. */
  readonly webhookRetrySeconds: readonly number[]
}

export interface DeliverDeps {
  readonly store: Pick<Store, 'webhooks' | 'deliveries'>
  readonly queue: Queue
  readonly clock: Clock
  readonly meter: WebhookMeter
  readonly tracer: Tracer
  readonly settings: WebhookSettings
}
