import { z } from 'zod'
import { auditActions } from '../audit.ts'
import { endpoint } from '../endpoint.ts'
import { described, identifier, paged, paging, text, time } from '../fields.ts'

const auditRecord = z
  .object({
    at: time.meta({ description: 'When it was done.' }),
    project_id: z.string().nullable().meta({ description: 'Where; null: of the service itself.' }),
    actor: described(
      'Who: the user_id of a request, account:NAME of somebody on the page, key:ID of a global key, auger of the command line, anyone where nobody was logged in.',
    ),
    action: z.enum(auditActions).meta({ description: 'What.' }),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'The id of what it was done to, or the name of an account.' }),
    detail: described('What else was kept of it, such as the name of a file; often empty.'),
    trace_id: z.string().nullable().meta({ description: 'As x-pd-trace-id of the answer had it.' }),
    address: z.string().nullable().meta({ description: 'Where the connection came from.' }),
  })
  .meta({ id: 'AuditRecord', description: 'What somebody did.' })
export type AuditRecord = z.output<typeof auditRecord>

const moment = (description: string) =>
  text(64)
    .refine((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), {
      error: 'must be a time such as 2026-01-31T12:00:00Z, or a day',
    })
    .meta({ description: `${description}: a time such as 2026-01-31T12:00:00Z, or a day, in UTC.` })

const auditFilters = {
  ...paging,
  action: z.enum(auditActions).optional().meta({ description: 'Only what is of this kind.' }),
  actor: text(256)
    .optional()
    .meta({ description: 'Only what this one did; of an account its name is enough.' }),
  since: moment('Only from then on').optional(),
  until: moment('Only before').optional(),
}

const resource = 'administration'
const withKey = 'A global key may, too.'

export const auditEndpoints = {
  listProjectAudit: endpoint({
    method: 'GET',
    path: '/admin/projects/{project_id}/audit',
    resource,
    access: 'manager',
    summary: 'What was done in a project, newest first',
    description: `Who asked, uploaded, changed, deleted, and who may come in; never what was asked or answered. ${withKey}`,
    input: z.object({ project_id: identifier.meta({ description: 'The project.' }), ...auditFilters }),
    data: paged(auditRecord),
    failures: [300003],
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/admin/audit',
    resource,
    access: 'owner',
    summary: 'What was done, in all projects and to the service, newest first',
    description: `Logins, refused ones too, accounts and everything that projects have. ${withKey}`,
    input: z.object({ ...auditFilters }),
    data: paged(auditRecord),
  }),
}
