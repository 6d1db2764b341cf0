import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { described, identifier, nothing, said, text, time } from '../fields.ts'

export const projectRoles = ['administrator', 'member'] as const
export type ProjectRole = (typeof projectRoles)[number]

/** What an account's user_id begins with; a caller with a key may not use it. */
export const accountPrefix = 'account:'

export const accountName = text(64)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u, {
    error: 'must be letters, digits and . _ - @, beginning with a letter or a digit',
  })
  .meta({
    description:
      'The name of the account: letters, digits and . _ - @. Names that differ in case alone are one. Its user_id is account:NAME.',
    minLength: 1,
    maxLength: 64,
  })

export const password = z
  .string()
  .min(10, { error: 'must have at least 10 characters' })
  .max(1_000, { error: 'must have at most 1000 characters' })
  .meta({ description: 'Ten characters or more. It is kept as an argon2 hash alone.', minLength: 10 })

const linkToken = identifier.meta({ description: 'The secret of the link, which is what follows its #.' })

export const account = z
  .object({
    name: described('What it logs in with.'),
    user_id: described('Whose its sessions, jobs and datasets are on the wire: account:NAME.'),
    owner: z.boolean().meta({ description: 'Whether it may do everything.' }),
    shut: z.boolean().meta({ description: 'Whether it may not log in any more.' }),
    has_password: z.boolean().meta({ description: 'False until its link was followed.' }),
    created_at: time.meta({ description: 'When it was made.' }),
    seen_at: time.nullable().meta({ description: 'When it last did something; null where it never did.' }),
  })
  .meta({ id: 'Account', description: 'A person who uses the page.' })
export type AccountRecord = z.output<typeof account>

const membership = z
  .object({
    project_id: described('The project.'),
    project_name: described('What the project is called.'),
    role: z.enum(projectRoles).meta({ description: 'administrator: its accounts, keys and quotas, too.' }),
  })
  .meta({ id: 'Membership', description: 'A project that an account belongs to.' })
export type MembershipRecord = z.output<typeof membership>

export const pageState = z
  .object({
    version: described('The version of the service.'),
    needs_owner: z.boolean().meta({ description: 'Whether nobody has followed the first link yet.' }),
    account: account.nullable().meta({ description: 'Who is logged in; null where nobody is.' }),
    token: z.string().nullable().meta({
      description:
        'What every POST and DELETE of the page carries as x-auger-page; null where nobody is logged in.',
    }),
    projects: z.array(membership).meta({
      description: 'Where the account may work, oldest project first; an owner is administrator of all.',
    }),
  })
  .meta({ id: 'PageState', description: 'What the page needs to begin.' })
export type PageState = z.output<typeof pageState>

export const accountLink = z
  .object({
    url: described('Opens the page where a password is set. It works once.'),
    expires_at: time.meta({ description: 'When it stops working.' }),
  })
  .meta({ id: 'AccountLink', description: 'A one-time link for whoever the account is for.' })

const login = z
  .object({
    id: described('The id of the login.'),
    created_at: time.meta({ description: 'When it began.' }),
    seen_at: time.meta({ description: 'When it was last used.' }),
    browser: described('What the browser called itself.'),
    current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
  })
  .meta({ id: 'Login', description: 'A browser that an account is logged in with.' })
export type LoginRecord = z.output<typeof login>

export const accountEndpoints = {
  getPageState: endpoint({
    method: 'GET',
    path: '/page/state',
    resource: 'accounts',
    access: 'anyone',
    summary: 'Who is logged in, and where they may work',
    description: 'The first thing that the page asks for. It never fails for want of a login.',
    input: z.object({}),
    data: pageState,
    counted: false,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/page/login',
    audited: { action: 'login.succeeded', refused: 'login.refused' },
    resource: 'accounts',
    access: 'anyone',
    summary: 'Log in',
    description:
      'Sets a cookie that scripts cannot read. After five wrong passwords for a name, or twenty from an address, within a quarter of an hour, more are refused with 201 and Retry-After, right ones too.',
    input: z.object({
      name: said(64, 'The name of the account.'),
      password: z.string().max(1_000).meta({ description: 'Its password.' }),
    }),
    data: pageState,
    failures: [1005, 1006],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/page/logout',
    audited: { action: 'login.ended' },
    resource: 'accounts',
    access: 'account',
    summary: 'Log out',
    description: 'Ends the login that asks; the cookie is of no use any more.',
    input: z.object({}),
    data: nothing,
  }),
  readAccountLink: endpoint({
    method: 'POST',
    path: '/page/link',
    audited: null,
    resource: 'accounts',
    access: 'anyone',
    summary: 'What a one-time link is for',
    description: 'Says whose password it sets, without using it up.',
    input: z.object({ link: linkToken }),
    data: z.object({
      name: z.string().nullable().meta({
        description: 'The account; null where its name is still to be chosen, as for the first owner.',
      }),
      expires_at: time.meta({ description: 'When it stops working.' }),
    }),
    failures: [1006, 1007],
  }),
  followAccountLink: endpoint({
    method: 'POST',
    path: '/page/claim',
    audited: { action: 'password.set' },
    resource: 'accounts',
    access: 'anyone',
    summary: 'Set a password by a one-time link, and log in',
    description:
      'The link is used up, and all logins of the account before it end. The first owner chooses a name, too.',
    input: z.object({ link: linkToken, name: accountName.optional(), password }),
    data: pageState,
    failures: [1006, 1007, 300013],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/page/password',
    audited: { action: 'password.set' },
    resource: 'accounts',
    access: 'account',
    summary: 'Change your password',
    description: 'All other logins of the account end.',
    input: z.object({
      password: z.string().max(1_000).meta({ description: 'The password until now.' }),
      new_password: password,
    }),
    data: nothing,
    failures: [1005],
  }),
  listLogins: endpoint({
    method: 'GET',
    path: '/page/logins',
    resource: 'accounts',
    access: 'account',
    summary: 'Where you are logged in, last used first',
    description: 'Logins that have not ended.',
    input: z.object({}),
    data: z.object({ logins: z.array(login).meta({ description: 'One a browser.' }) }),
  }),
  endLogin: endpoint({
    method: 'DELETE',
    path: '/page/logins/{id}',
    audited: { action: 'login.ended', subject: 'input.id' },
    resource: 'accounts',
    access: 'account',
    summary: 'End a login of yours',
    description: 'Its cookie is of no use any more.',
    input: z.object({ id: identifier.meta({ description: 'The login.' }) }),
    data: nothing,
    failures: [300003],
  }),
}
