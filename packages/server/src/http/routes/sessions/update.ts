import { cut } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'

export const updateSession: Handler<'updateSession'> = async ({ input, owner }, { store }) => {
  const change = {
    ...(input.name?.trim() ? { name: cut(input.name, 128) } : {}),
    ...(input.output_language === undefined ? {} : { outputLanguage: input.output_language }),
    ...(input.job_mode === undefined ? {} : { jobMode: input.job_mode }),
    ...(input.max_contextual_job_history === undefined
      ? {}
      : { maxContextualJobHistory: input.max_contextual_job_history }),
  }
  if (!(await store.sessions.update(input.id, owner, change))) throw failures.notFound('Session')
  return {}
}
