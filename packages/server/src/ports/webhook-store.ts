import type { Page, PageRequest } from '../domain/page.ts'
import type { Delivery, Settlement, Webhook, WebhookChange } from '../domain/webhook.ts'

export interface WebhookStore {
  /** False when the project has `most` webhooks already, also when many creates race. */
  create(webhook: Webhook, most: number): Promise<boolean>
  find(id: string, projectId: string): Promise<Webhook | undefined>
  /** Newest first. */
  list(projectId: string, page: PageRequest): Promise<Page<Webhook>>
  /** What waits for one that is shut is given up. False when it is gone. */
  update(id: string, projectId: string, change: WebhookChange): Promise<boolean>
  /** With its deliveries. */
  remove(id: string, projectId: string): Promise<boolean>
}

/**
 * What webhooks are to be told. That a job has ended, or a source can be asked or not be used, is written here by the transaction
 * that ends the job or marks the source, so that none is lost.
 */
export interface DeliveryStore {
  add(delivery: Delivery): Promise<void>
  /** Newest first. */
  list(webhookId: string, page: PageRequest): Promise<Page<Delivery>>
  /** Has them sent again from `at` on as if they were new; how many there were. Pings are sent again by their id alone. */
  replay(webhookId: string, which: ReplayedDeliveries, at: string): Promise<number>
  /** Webhooks that something is to be sent to now. */
  due(now: string): Promise<readonly Pick<Webhook, 'id' | 'projectId'>[]>
  /**
   * The next that is to be sent to a webhook, counted as a try; nobody else has it before `until`, by which this one must have
   * been settled or comes again. Undefined when nothing is due, or the webhook is shut or gone.
   */
  claim(webhookId: string, now: string, until: string): Promise<ClaimedDelivery | undefined>
  /** What came of a claimed one. False when it was replayed, claimed again or forgotten meanwhile. */
  settle(claimed: Delivery, settlement: Settlement): Promise<boolean>
  /** Forgets those from before a time that do not wait any more; how many there were. */
  forget(before: string): Promise<number>
}

export type ReplayedDeliveries = { readonly id: string } | { readonly since: string; readonly until: string }

export interface ClaimedDelivery {
  readonly webhook: Webhook
  readonly delivery: Delivery
}
