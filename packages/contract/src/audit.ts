/** What can be done that the service keeps a row of. */
export const auditActions = [
  'question.asked',
  'question.cancelled',
  'question.replayed',
  'session.created',
  'session.changed',
  'session.deleted',
  'feedback.given',
  'file.uploaded',
  'dataset.created',
  'dataset.changed',
  'dataset.deleted',
  'datasource.added',
  'datasource.reread',
  'datasource.deleted',
  'data.downloaded',
  'definition.made',
  'definition.removed',
  'webhook.made',
  'webhook.changed',
  'webhook.rotated',
  'webhook.replayed',
  'webhook.deleted',
  'project.made',
  'project.changed',
  'key.made',
  'key.rotated',
  'key.revoked',
  'member.set',
  'member.removed',
  'account.made',
  'account.changed',
  'account.shut',
  'account.linked',
  'password.set',
  'login.succeeded',
  'login.refused',
  'login.ended',
] as const
export type AuditAction = (typeof auditActions)[number]

/** A field of what was sent or of what is answered, such as `data.key.id`. */
export type ActField = `input.${string}` | `data.${string}`

/** What a call of an endpoint does, once it has succeeded. */
export interface AuditedAct {
  readonly action: AuditAction
  /** Where the id of what it was done to is found; absent where the handler alone knows it. */
  readonly subject?: ActField
  /** What else is worth keeping, never a question or data. */
  readonly detail?: ActField
  /** What it is where the password was wrong. */
  readonly refused?: AuditAction
}
