import type { ProjectRole } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import type { Owner } from '../../../domain/owner.ts'
import type { Webhook } from '../../../domain/webhook.ts'
import type { HttpDeps } from '../../deps.ts'

/** Every user of the project may read a webhook. */
export async function findWebhook(id: string, owner: Owner, { store }: HttpDeps): Promise<Webhook> {
  const webhook = await store.webhooks.find(id, owner.projectId)
  if (webhook === undefined) throw failures.notFound('Webhook')
  return webhook
}

/** Only its creator may change it, or have something sent; an administrator may take it away. */
export async function findOwnWebhook(
  id: string,
  owner: Owner,
  deps: HttpDeps,
  role?: ProjectRole,
): Promise<Webhook> {
  const webhook = await findWebhook(id, owner, deps)
  if (role !== 'administrator' && webhook.creatorId !== owner.userId) throw failures.noPermission()
  return webhook
}

export async function findOpenWebhook(id: string, owner: Owner, deps: HttpDeps): Promise<Webhook> {
  const webhook = await findOwnWebhook(id, owner, deps)
  if (webhook.state === 'shut') throw failures.webhookRefused('it is shut; open it first')
  return webhook
}
