import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { sessionRecord } from './session-record.ts'

export const getSession: Handler<'getSession'> = async ({ input, owner }, { store }) => {
  const session = await store.sessions.find(input.id, owner)
  if (session === undefined) throw failures.notFound('Session')
  return sessionRecord(session)
}
