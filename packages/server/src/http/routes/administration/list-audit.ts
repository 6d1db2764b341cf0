import { accountPrefix, type AuditRecord, type EndpointData, type EndpointValues } from '@auger/contract'
import type { AuditEntry } from '../../../domain/audit-entry.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { findProject } from './find-project.ts'

export const listAudit: PageHandler<'listAudit'> = ({ input }, deps) => found(input, undefined, deps)

export const listProjectAudit: PageHandler<'listProjectAudit'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  return found(input, project.id, deps)
}

async function found(
  input: EndpointValues<'listAudit'>,
  projectId: string | undefined,
  { store }: PageDeps,
): Promise<EndpointData<'listAudit'>> {
  const { action, actor, since, until } = input
  const wanted = {
    projectId,
    action,
    // Of somebody on the page the name is enough.
    actors: actor === undefined ? undefined : [actor, accountPrefix + actor],
    since: since === undefined ? undefined : asKept(since),
    until: until === undefined ? undefined : asKept(until),
  }
  return pagedRecords(input, await store.audit.list(wanted, pageRequest(input)), auditRecord)
}

/** Times are compared as texts. */
const asKept = (time: string): string => new Date(time).toISOString()

const auditRecord = ({ projectId, traceId, ...entry }: AuditEntry): AuditRecord => ({
  ...entry,
  project_id: projectId,
  trace_id: traceId,
})
