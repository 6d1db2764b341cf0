import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { described, identifier, integer, list, nothing, paged, paging, said, time } from '../fields.ts'
import { jobStates } from '../jobs.ts'
import { account, accountLink, accountName, projectRoles } from './accounts.ts'
import { auditEndpoints } from './audit.ts'

const project_id = identifier.meta({ description: 'The project.' })
const key_id = identifier.meta({ description: 'The key.' })
const name = identifier.meta({ description: 'The name of the account.' })
const quota = (of: string) =>
  integer(0, Number.MAX_SAFE_INTEGER)
    .nullable()
    .meta({ description: `${of}; null: no limit.` })
const used = (what: string) => z.int().meta({ description: what })

const project = z
  .object({
    id: described('The id of the project.'),
    name: described('What it is called.'),
    created_at: time.meta({ description: 'When it was made.' }),
    job_quota: quota('Jobs that may be run in all'),
    jobs_used: used('Jobs that were run.'),
    storage_quota: quota('Bytes that may be stored'),
    storage_used: used('Bytes that are stored.'),
    token_quota: quota('Tokens of a model that may be used in all'),
    tokens_used: used('Tokens that were used.'),
  })
  .meta({ id: 'Project', description: 'What keys, accounts and datasets belong to, and what it may use.' })
export type ProjectRecord = z.output<typeof project>

const apiKey = z
  .object({
    id: described('The id of the key.'),
    name: described('A note to tell it by.'),
    hint: described('How it begins.'),
    created_at: time.meta({ description: 'When it was made.' }),
    last_used_at: time.nullable().meta({ description: 'When it was last used, to the minute; null: never.' }),
    revoked_at: time.nullable().meta({ description: 'When it was revoked; null where it works.' }),
  })
  .meta({ id: 'ApiKey', description: 'A key of a project, without its secret.' })
export type ApiKeyRecord = z.output<typeof apiKey>

const madeKey = z.object({
  key: apiKey.meta({ description: 'The key.' }),
  secret: described('What a program sends as x-pd-api-key. It is shown only now.'),
})

const member = z
  .object({
    name: described('The account.'),
    role: z.enum(projectRoles).meta({ description: 'What it may do.' }),
    has_password: z.boolean().meta({ description: 'False until its link was followed.' }),
    shut: z.boolean().meta({ description: 'Whether it may not log in any more.' }),
    seen_at: time.nullable().meta({ description: 'When it last did something.' }),
  })
  .meta({ id: 'Member', description: 'An account that belongs to a project.' })
export type MemberRecord = z.output<typeof member>

const usageDay = z
  .object({
    day: described('The day, in UTC, as 2026-01-31.'),
    jobs: z.int().meta({ description: 'Questions that ended that day.' }),
    answered: z.int().meta({ description: 'Those that were answered, in part or on an assumption.' }),
    refused: z.int().meta({ description: 'Those that were refused or asked back.' }),
    failed: z.int().meta({ description: 'Those that failed.' }),
    cancelled: z.int().meta({ description: 'Those that were cancelled.' }),
    seconds: z
      .number()
      .meta({ description: 'What they took, from being accepted to their end, in seconds.' }),
    tokens: z.int().meta({ description: 'Tokens of a model that they took.' }),
  })
  .meta({ id: 'UsageDay', description: 'What a project used on a day.' })
export type UsageDay = z.output<typeof usageDay>

const projectJob = z
  .object({
    job_id: described('The job.'),
    user_id: described('Who asked.'),
    question: described('What was asked.'),
    state: z.enum(jobStates).meta({ description: 'Where it is.' }),
    status: z.string().nullable().meta({ description: 'How it was answered.' }),
    analyst: z.string().nullable().meta({ description: 'Whose plan answered: builtin or model.' }),
    error: z.string().nullable().meta({ description: 'Why it failed, as who asked was told.' }),
    attempts: z.int().meta({ description: 'How often it was begun.' }),
    created_at: time.meta({ description: 'When it was accepted.' }),
    finished_at: time.nullable().meta({ description: 'When it ended.' }),
    seconds: z.number().nullable().meta({ description: 'From being accepted to its end.' }),
    tokens: z
      .int()
      .nullable()
      .meta({ description: 'Tokens of a model that it took; null where none was asked.' }),
  })
  .meta({ id: 'ProjectJob', description: 'A question of a project, as who runs the service sees it.' })
export type ProjectJob = z.output<typeof projectJob>

const health = z
  .object({
    version: described('The version of the service.'),
    ready: z.boolean().meta({ description: 'Whether it can answer.' }),
    reason: z.string().nullable().meta({ description: 'Why it cannot; null where it can.' }),
    isolation: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What holds the engine back: its level, and why it is no better.' }),
    model: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'The model beside the built-in analyst; null where none is configured.' }),
    started_at: time.meta({ description: 'When the service was started.' }),
    unfinished_jobs: z.int().meta({ description: 'Jobs that wait or run.' }),
    unfinished_sources: z.int().meta({ description: 'Files that wait or are read.' }),
    disk_free: z
      .int()
      .nullable()
      .meta({ description: 'Bytes that are free where the data lies; null where that cannot be told.' }),
    memory: z.int().meta({ description: 'Bytes that the server holds, its children aside.' }),
  })
  .meta({ id: 'Health', description: 'How the service is.' })
export type Health = z.output<typeof health>

const resource = 'administration'
const withKey = 'A global key may, too.'

export const administrationEndpoints = {
  listProjects: endpoint({
    method: 'GET',
    path: '/admin/projects',
    resource,
    access: 'manager',
    summary: 'The projects that you administer, oldest first',
    description: `All of them for an owner. ${withKey}`,
    input: z.object({}),
    data: z.object({ projects: z.array(project).meta({ description: 'The projects.' }) }),
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/admin/projects',
    audited: { action: 'project.made', subject: 'data.id', detail: 'data.name' },
    resource,
    access: 'owner',
    summary: 'Make a project',
    description: `It has the quotas that new projects are given. ${withKey}`,
    input: z.object({ name: said(128, 'What to call it.') }),
    data: project,
  }),
  updateProject: endpoint({
    method: 'POST',
    path: '/admin/projects/{project_id}',
    audited: { action: 'project.changed', subject: 'input.project_id' },
    resource,
    access: 'manager',
    summary: 'Rename a project, or set its quotas; what is omitted stays',
    description: `A quota takes effect with the next question or upload. ${withKey}`,
    input: z.object({
      project_id,
      name: said(128, 'What to call it.').optional(),
      job_quota: integer(0, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({ description: 'Jobs that may be run in all.' }),
      storage_quota: integer(0, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({ description: 'Bytes that may be stored.' }),
      token_quota: integer(0, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({ description: 'Tokens that may be used in all.' }),
      unlimited: list(z.enum(['job_quota', 'storage_quota', 'token_quota']), 3)
        .optional()
        .meta({ description: 'The quotas that are taken away.' }),
    }),
    data: project,
    failures: [300003],
  }),
  listKeys: endpoint({
    method: 'GET',
    path: '/admin/projects/{project_id}/keys',
    resource,
    access: 'manager',
    summary: 'The keys of a project, newest first',
    description: `Revoked ones, too. ${withKey}`,
    input: z.object({ project_id }),
    data: z.object({ keys: z.array(apiKey).meta({ description: 'The keys.' }) }),
    failures: [300003],
  }),
  createKey: endpoint({
    method: 'POST',
    path: '/admin/projects/{project_id}/keys',
    audited: { action: 'key.made', subject: 'data.key.id', detail: 'data.key.name' },
    resource,
    access: 'manager',
    summary: 'Make a key',
    description: `Its secret is in this answer and nowhere else. ${withKey}`,
    input: z.object({ project_id, name: said(128, 'A note to tell it by.') }),
    data: madeKey,
    failures: [300003],
  }),
  rotateKey: endpoint({
    method: 'POST',
    path: '/admin/projects/{project_id}/keys/{key_id}/rotate',
    audited: { action: 'key.rotated', subject: 'input.key_id', detail: 'data.key.id' },
    resource,
    access: 'manager',
    summary: 'Replace a key',
    description: `A new one is made and the old one revoked together. ${withKey}`,
    input: z.object({ project_id, key_id }),
    data: madeKey,
    failures: [300003],
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: '/admin/projects/{project_id}/keys/{key_id}',
    audited: { action: 'key.revoked', subject: 'input.key_id' },
    resource,
    access: 'manager',
    summary: 'Revoke a key',
    description: `It works no longer than a tenth of a second. ${withKey}`,
    input: z.object({ project_id, key_id }),
    data: nothing,
    failures: [300003],
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/admin/projects/{project_id}/members',
    resource,
    access: 'manager',
    summary: 'The accounts that belong to a project, by name',
    description: `Owners reach every project and are listed only where they were added. ${withKey}`,
    input: z.object({ project_id }),
    data: z.object({ members: z.array(member).meta({ description: 'The accounts.' }) }),
    failures: [300003],
  }),
  setMember: endpoint({
    method: 'POST',
    path: '/admin/projects/{project_id}/members',
    audited: { action: 'member.set', subject: 'data.member.name', detail: 'input.role' },
    resource,
    access: 'manager',
    summary: 'Add an account to a project, or change its role',
    description: `Where there is no account of this name one is made, and the answer has a link to set its password. ${withKey}`,
    input: z.object({
      project_id,
      name: accountName,
      role: z.enum(projectRoles).meta({ description: 'What it may do there.' }),
    }),
    data: z.object({
      member: member.meta({ description: 'The account in the project.' }),
      link: accountLink.nullable().meta({ description: 'Null where the account was there before.' }),
    }),
    failures: [300003],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/admin/projects/{project_id}/members/{name}',
    audited: { action: 'member.removed', subject: 'input.name' },
    resource,
    access: 'manager',
    summary: 'Take an account out of a project',
    description: `What it asked and uploaded there stays. ${withKey}`,
    input: z.object({ project_id, name }),
    data: nothing,
    failures: [300003],
  }),
  listAccounts: endpoint({
    method: 'GET',
    path: '/admin/accounts',
    resource,
    access: 'owner',
    summary: 'All accounts, by name',
    description: `Those that were shut, too. ${withKey}`,
    input: z.object({}),
    data: z.object({ accounts: z.array(account).meta({ description: 'The accounts.' }) }),
  }),
  createAccount: endpoint({
    method: 'POST',
    path: '/admin/accounts',
    audited: { action: 'account.made', subject: 'data.account.name' },
    resource,
    access: 'owner',
    summary: 'Make an account',
    description: `The answer has a link to set its password; send it to whoever it is for. ${withKey}`,
    input: z.object({
      name: accountName,
      owner: z.boolean().default(false).meta({ description: 'Whether it may do everything.' }),
    }),
    data: z.object({
      account: account.meta({ description: 'The account.' }),
      link: accountLink.meta({ description: 'How its password is set.' }),
    }),
    failures: [300013],
  }),
  updateAccount: endpoint({
    method: 'POST',
    path: '/admin/accounts/{name}',
    audited: { action: 'account.changed', subject: 'data.name' },
    resource,
    access: 'owner',
    summary: 'Shut or open an account, or make it an owner or none',
    description: `All logins of one that is shut end at once. The last owner that can log in can be neither shut nor made none: 300001. ${withKey}`,
    input: z.object({
      name,
      shut: z.boolean().optional().meta({ description: 'Whether it may not log in any more.' }),
      owner: z.boolean().optional().meta({ description: 'Whether it may do everything.' }),
    }),
    data: account,
    failures: [300003],
  }),
  createAccountLink: endpoint({
    method: 'POST',
    path: '/admin/accounts/{name}/link',
    audited: { action: 'account.linked', subject: 'input.name' },
    resource,
    access: 'owner',
    summary: 'A new link to set the password of an account',
    description: `Links of the account before it end. ${withKey}`,
    input: z.object({ name }),
    data: accountLink,
    failures: [300003],
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/admin/projects/{project_id}/usage',
    resource,
    access: 'manager',
    summary: 'What a project used, day by day',
    description: `Days without a question are there, too; the last is today, in UTC. What was deleted since still counts. ${withKey}`,
    input: z.object({
      project_id,
      days: integer(1, 366).default(30).meta({ description: 'How many days.' }),
    }),
    data: z.object({ days: z.array(usageDay).meta({ description: 'Oldest first.' }) }),
    failures: [300003],
  }),
  listProjectJobs: endpoint({
    method: 'GET',
    path: '/admin/projects/{project_id}/jobs',
    resource,
    access: 'manager',
    summary: 'The questions of a project, newest first',
    description: `Of all its users, without what was answered. ${withKey}`,
    input: z.object({
      project_id,
      ...paging,
      state: z.enum(jobStates).optional().meta({ description: 'Only those in this state.' }),
    }),
    data: paged(projectJob),
    failures: [300003],
  }),
  ...auditEndpoints,
  getHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    resource,
    access: 'owner',
    summary: 'How the service is',
    description: `What holds the engine back, what waits, and the model where there is one. ${withKey}`,
    input: z.object({}),
    data: health,
  }),
}
