import type { ActField, AuditAction, Endpoint } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { auditDetail, unknownActor, type AuditEntry } from '../../domain/audit-entry.ts'
import { Failure } from '../../domain/errors.ts'
import type { HttpDeps } from '../deps.ts'
import { plainAddress } from '../peer.ts'

/** What a request does, for the audit log. The table says most of it; a handler adds what it alone knows. */
export interface Act {
  /** Takes the place of what the table says. */
  note(known: Known): void
  /** Something that was done beside it. */
  also(action: AuditAction, subject: string): void
  /** Nothing was done: it was there already. */
  nothing(): void
  /** For a handler that answers before it returns: what is acknowledged is kept first. */
  keep(): Promise<void>
}

type Known = Partial<Pick<AuditEntry, 'action' | 'actor' | 'subject' | 'detail'>>

export interface Acting {
  readonly actor: string
  readonly projectId: string | null
  readonly input: unknown
  readonly request: FastifyRequest
}

/** Does the work of an endpoint and keeps what was done before anybody is told. */
export async function audited<Data>(
  { audited: act }: Pick<Endpoint, 'audited'>,
  acting: Acting,
  deps: Pick<HttpDeps, 'store' | 'clock'>,
  work: (act: Act) => Promise<Data>,
): Promise<Data> {
  const { actor, projectId, input, request } = acting
  const also: Pick<AuditEntry, 'action' | 'subject'>[] = []
  let noted: Known = {}
  let open = act !== null
  const entry = (known: Pick<AuditEntry, 'action' | 'subject'> & Partial<AuditEntry>): AuditEntry => ({
    at: deps.clock.now().toISOString(),
    projectId,
    actor: noted.actor ?? actor,
    traceId: request.id,
    address: plainAddress(request.ip),
    ...known,
    detail: auditDetail(known.detail ?? ''),
  })
  const keep = async (data: unknown): Promise<void> => {
    if (act === null || !open) return
    open = false
    const from = { input, data }
    const done = entry({
      action: noted.action ?? act.action,
      subject: noted.subject ?? fieldOf(act.subject, from) ?? null,
      detail: noted.detail ?? fieldOf(act.detail, from) ?? '',
      // A project that is made is where it was made.
      ...(act.action === 'project.made' ? { projectId: fieldOf(act.subject, from) ?? null } : {}),
    })
    await deps.store.audit.add([done, ...also.map((beside) => entry(beside))])
  }
  try {
    const data = await work({
      note: (known) => {
        noted = { ...noted, ...known }
      },
      also: (action, subject) => void also.push({ action, subject }),
      nothing: () => {
        open = false
      },
      keep: () => keep(undefined),
    })
    await keep(data)
    return data
  } catch (error) {
    if (act?.refused !== undefined && error instanceof Failure && error.code === 1005)
      await deps.store.audit.add([
        entry({ action: act.refused, actor: unknownActor, subject: noted.subject ?? null }),
      ])
    throw error
  }
}

/** The text at a path such as `data.key.id`. */
function fieldOf(field: ActField | undefined, from: object): string | undefined {
  if (field === undefined) return undefined
  let value: unknown = from
  for (const name of field.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as { [name: string]: unknown })[name] : undefined
  return typeof value === 'string' ? value : undefined
}
