import { cut, type AuditAction } from '@auger/contract'

/** What somebody did, as it is kept. Nothing of a question's text or of data is in it. */
export interface AuditEntry {
  readonly at: string
  /** Null: of the service itself. */
  readonly projectId: string | null
  readonly actor: string
  readonly action: AuditAction
  readonly subject: string | null
  readonly detail: string
  readonly traceId: string | null
  readonly address: string | null
}

/** Who acts by the command line, or is the service itself. */
export const ownActor = 'auger'
/** Who is not logged in. */
export const unknownActor = 'anyone'
export const keyActor = (keyId: string): string => `key:${keyId}`

const longestDetail = 200
export const auditDetail = (text: string): string => cut(text, longestDetail)

/** An act that came by no request. */
export const ownAct = (
  act: Pick<AuditEntry, 'action' | 'projectId' | 'subject'> & { readonly detail?: string },
  now: Date,
): AuditEntry => ({
  ...act,
  at: now.toISOString(),
  actor: ownActor,
  detail: auditDetail(act.detail ?? ''),
  traceId: null,
  address: null,
})
