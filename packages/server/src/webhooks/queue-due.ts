import type { DeliverDeps } from './webhook-settings.ts'

/** Gives the queue a task for each webhook that something is to be sent to; one that has a task already stays as it is. */
export async function queueDue({
  store,
  queue,
  clock,
}: Pick<DeliverDeps, 'store' | 'queue' | 'clock'>): Promise<void> {
  const due = await store.deliveries.due(clock.now().toISOString())
  if (due.length > 0) await queue.restore(due.map((webhook) => ({ kind: 'deliver', ...webhook })))
}
