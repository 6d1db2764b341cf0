import type { AccountRecord, PageState, accountEndpoints } from '../page/accounts.ts'
import type { ExamplesOf } from './example.ts'
import { created_at, expires_at, project_id } from './things.ts'

export const account: AccountRecord = {
  name: 'ada',
  user_id: 'account:ada',
  owner: false,
  shut: false,
  has_password: true,
  created_at,
  seen_at: '2026-03-02T09:20:11.512Z',
}

const state: PageState = {
  version: '0.1.0',
  needs_owner: false,
  account,
  token: 'k3Vd0Qm8',
  projects: [{ project_id, project_name: 'default', role: 'member' }],
}

export const accountExamples: ExamplesOf<keyof typeof accountEndpoints> = {
  getPageState: { input: {}, data: state },
  logIn: { input: { name: 'ada', password: 'seven brass cups' }, data: state },
  logOut: { input: {}, data: {} },
  readAccountLink: { input: { link: 'Yc3T0x2n' }, data: { name: 'ada', expires_at } },
  followAccountLink: { input: { link: 'Yc3T0x2n', password: 'seven brass cups' }, data: state },
  changePassword: {
    input: { password: 'seven brass cups', new_password: 'nine copper pans' },
    data: {},
  },
  listLogins: {
    input: {},
    data: {
      logins: [
        {
          id: 'login-7b21',
          created_at,
          seen_at: '2026-03-02T09:20:11.512Z',
          browser: 'Firefox on Linux',
          current: true,
        },
      ],
    },
  },
  endLogin: { input: { id: 'login-7b21' }, data: {} },
}
