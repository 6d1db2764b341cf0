import { cut } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import { newId } from '../../../domain/ids.ts'
import { defaultSessionName, mostSessions } from '../../../domain/session.ts'
import type { Handler } from '../../handler.ts'

export const createSession: Handler<'createSession'> = async ({ input, owner }, { store, clock }) => {
  const session = {
    id: newId('session'),
    ...owner,
    name: cut(input.name?.trim() ? input.name : defaultSessionName, 128),
    outputLanguage: input.output_language,
    jobMode: input.job_mode,
    maxContextualJobHistory: input.max_contextual_job_history,
    createdAt: clock.now().toISOString(),
  }
  if (!(await store.sessions.create(session, mostSessions))) throw failures.tooManySessions()
  return { id: session.id }
}
