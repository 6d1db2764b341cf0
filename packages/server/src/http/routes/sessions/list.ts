import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { sessionRecord } from './session-record.ts'

export const listSessions: Handler<'listSessions'> = async ({ input, owner }, { store }) =>
  pagedRecords(input, await store.sessions.list(owner, pageRequest(input), input.search), sessionRecord)
