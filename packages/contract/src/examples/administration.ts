import type {
  ApiKeyRecord,
  MemberRecord,
  ProjectRecord,
  administrationEndpoints,
} from '../page/administration.ts'
import type { AuditRecord } from '../page/audit.ts'
import { account } from './accounts.ts'
import type { ExamplesOf } from './example.ts'
import {
  created_at,
  expires_at,
  job_id,
  key_id,
  oneTimeLink,
  onePage,
  project_id,
  question,
} from './things.ts'

const project: ProjectRecord = {
  id: project_id,
  name: 'default',
  created_at,
  job_quota: null,
  jobs_used: 42,
  storage_quota: 10_737_418_240,
  storage_used: 190_412,
  token_quota: null,
  tokens_used: 0,
}
const key: ApiKeyRecord = {
  id: key_id,
  name: 'the shop',
  hint: 'auger_8Qw2…',
  created_at,
  last_used_at: null,
  revoked_at: null,
}
const made = { key, secret: 'auger_8Qw2Zt6r' }
const member: MemberRecord = { name: 'ada', role: 'member', has_password: false, shut: false, seen_at: null }
const link = { url: oneTimeLink, expires_at }
const place = { project_id }
const rotated: AuditRecord = {
  at: created_at,
  project_id,
  actor: 'account:grace',
  action: 'key.rotated',
  subject: key_id,
  detail: '',
  trace_id: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  address: '203.0.113.7',
}

export const administrationExamples: ExamplesOf<keyof typeof administrationEndpoints> = {
  listProjects: { input: {}, data: { projects: [project] } },
  createProject: { input: { name: 'default' }, data: { ...project, jobs_used: 0, storage_used: 0 } },
  updateProject: {
    input: { ...place, job_quota: 1_000, unlimited: ['storage_quota'] },
    data: { ...project, job_quota: 1_000, storage_quota: null },
  },
  listKeys: { input: place, data: { keys: [key] } },
  createKey: { input: { ...place, name: 'the shop' }, data: made },
  rotateKey: { input: { ...place, key_id }, data: made },
  revokeKey: { input: { ...place, key_id }, data: {} },
  listMembers: { input: place, data: { members: [member] } },
  setMember: { input: { ...place, name: 'ada', role: 'member' }, data: { member, link } },
  removeMember: { input: { ...place, name: 'ada' }, data: {} },
  listAccounts: { input: {}, data: { accounts: [account] } },
  createAccount: {
    input: { name: 'ada', owner: false },
    data: { account: { ...account, has_password: false, seen_at: null }, link },
  },
  updateAccount: { input: { name: 'ada', shut: true }, data: { ...account, shut: true } },
  createAccountLink: { input: { name: 'ada' }, data: link },
  getUsage: {
    input: { ...place, days: 1 },
    data: {
      days: [
        {
          day: '2026-03-02',
          jobs: 12,
          answered: 9,
          refused: 2,
          failed: 0,
          cancelled: 1,
          seconds: 8.4,
          tokens: 0,
        },
      ],
    },
  },
  listProjectJobs: {
    input: { ...place, state: 'done' },
    data: onePage({
      job_id,
      user_id: 'ada',
      question,
      state: 'done',
      status: 'answered',
      analyst: 'builtin',
      error: null,
      attempts: 1,
      created_at,
      finished_at: '2026-03-02T09:14:54.812Z',
      seconds: 0.721,
      tokens: null,
    }),
  },
  listProjectAudit: { input: { ...place, action: 'key.rotated' }, data: onePage(rotated) },
  listAudit: { input: { since: '2026-03-01' }, data: onePage(rotated) },
  getHealth: {
    input: {},
    data: {
      version: '0.1.0',
      ready: true,
      reason: null,
      isolation: { level: 'sandbox' },
      model: null,
      started_at: created_at,
      unfinished_jobs: 0,
      unfinished_sources: 0,
      disk_free: 48_318_382_080,
      memory: 251_658_240,
    },
  },
}
