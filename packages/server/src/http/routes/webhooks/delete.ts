import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { findOwnWebhook } from './find-webhook.ts'

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ input, owner, role }, deps) => {
  const { id, projectId } = await findOwnWebhook(input.id, owner, deps, role)
  if (!(await deps.store.webhooks.remove(id, projectId))) throw failures.notFound('Webhook')
  return {}
}
