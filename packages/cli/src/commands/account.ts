import { projectRoles, type ProjectRole } from '@auger/contract'
import type { Config } from '@auger/server/config'
import { newAccount, type Account } from '@auger/server/domain/account'
import { accountLinkUrl, newAccountLink, type NewAccountLink } from '@auger/server/domain/account-link'
import { firstOwnerLink } from '@auger/server/first-owner'
import type { Store } from '@auger/server/ports/store'
import { toldAddress } from '@auger/server/told-address'
import { Command } from 'commander'
import { asAccountName } from '../account-name.ts'
import { keepAct } from '../keep-act.ts'
import { print, printJson, printRows } from '../print.ts'
import { UsageError } from '../usage-error.ts'
import { withStore } from '../with-store.ts'

interface Options {
  readonly json?: boolean
}

interface Created extends Options {
  readonly owner?: boolean
  readonly project?: string
  readonly role?: string
}

export function accountCommand(): Command {
  const command = new Command('account').description('create, list, shut and open accounts of the page')

  command
    .command('create')
    .argument('<name>', 'what it logs in with')
    .option('--owner', 'it may do everything')
    .option('--project <id>', 'a project that it belongs to')
    .option('--role <role>', `what it may do there: ${projectRoles.join(' or ')} (member)`)
    .option('--json', 'print JSON')
    .description('create an account; the link that sets its password is shown once')
    .action(async (name: string, options: Created) =>
      withStore(async (store, config) => {
        const role = roleIn(options)
        await requireProject(options.project, store)
        const account = newAccount(asAccountName(name), options.owner === true, new Date())
        const made = newAccountLink(account.id, new Date())
        if (!(await store.accounts.create(account, made.link)))
          throw new UsageError(`there is an account ${name}; "auger account list" shows them`)
        if (options.project !== undefined) await store.memberships.set(options.project, account.id, role)
        await keepAct(
          store,
          { action: 'account.made', ...ofService(account), detail: account.owner ? 'owner' : '' },
          ...(options.project === undefined
            ? []
            : [
                {
                  ...{ action: 'member.set' as const, projectId: options.project },
                  ...{ subject: account.name, detail: role },
                },
              ]),
        )
        await show(made, account.name, options, config)
      }),
    )

  command
    .command('list')
    .option('--json', 'print JSON')
    .description('list accounts, where they belong and when they were last seen')
    .action(async (options: Options) =>
      withStore(async (store) => {
        const accounts = await Promise.all(
          (await store.accounts.list()).map(async ({ passwordHash, ...account }) => ({
            ...account,
            hasPassword: passwordHash !== null,
            projects: await store.memberships.ofAccount(account.id),
          })),
        )
        if (options.json) printJson(accounts)
        else if (accounts.length === 0) print('No accounts yet: auger account create NAME')
        else
          printRows(
            ['name', 'owner', 'projects', 'password', 'created', 'last seen', 'shut'],
            accounts.map((account) => [
              account.name,
              account.owner ? 'yes' : null,
              account.projects.map(({ projectId, role }) => `${projectId} (${role})`).join(', ') || null,
              account.hasPassword ? 'set' : null,
              account.createdAt,
              account.seenAt,
              account.shutAt,
            ]),
          )
      }),
    )

  command
    .command('link')
    .argument('[name]', 'whose password it sets')
    .option('--first', 'the link of the first owner, who chooses a name')
    .option('--json', 'print JSON')
    .description('make a new link to set a password; links before it end')
    .action(async (name: string | undefined, options: Options & { first?: boolean }) =>
      withStore(async (store, config) => {
        if ((name === undefined) !== (options.first === true))
          throw new UsageError('give exactly one of NAME and --first')
        if (name === undefined) return showFirst(store, options, config)
        const account = await requireAccount(name, store)
        if (account.shutAt !== null)
          throw new UsageError(`${account.name} is shut; first: auger account open ${account.name}`)
        const made = newAccountLink(account.id, new Date())
        await store.accountLinks.create(made.link)
        await keepAct(store, { action: 'account.linked', ...ofService(account) })
        await show(made, account.name, options, config)
      }),
    )

  for (const { verb, shut, done, description } of [
    {
      verb: 'shut',
      shut: true,
      done: 'Shut',
      description: 'end its logins and its links, and let it in no more',
    },
    { verb: 'open', shut: false, done: 'Opened', description: 'let an account in again that was shut' },
  ])
    command
      .command(verb)
      .argument('<name>', 'the account')
      .option('--json', 'print JSON')
      .description(description)
      .action(async (name: string, options: Options) =>
        withStore(async (store) => {
          const account = await requireAccount(name, store)
          const outcome = await store.accounts.change(account.id, { shut }, new Date().toISOString())
          if (outcome === 'last owner')
            throw new UsageError(`${account.name} is the last owner that can log in; make another one first`)
          const act = shut ? ({ action: 'account.shut' } as const) : opened
          await keepAct(store, { ...act, ...ofService(account) })
          if (options.json) printJson({ name: account.name, shut })
          else print(`${done} ${account.name}.`)
        }),
      )
  return command
}

const opened = { action: 'account.changed', detail: 'opened' } as const

const ofService = ({ name }: Account) => ({ projectId: null, subject: name })

function roleIn({ project, role = 'member' }: Created): ProjectRole {
  const known = projectRoles.find((one) => one === role)
  if (known === undefined) throw new UsageError(`--role must be ${projectRoles.join(' or ')}, not "${role}"`)
  if (project === undefined && known !== 'member') throw new UsageError('--role needs --project ID')
  return known
}

async function requireProject(id: string | undefined, store: Store): Promise<void> {
  if (id !== undefined && (await store.projects.find(id)) === undefined)
    throw new UsageError(`there is no project ${id}; "auger project list" shows them`)
}

async function requireAccount(name: string, store: Store): Promise<Account> {
  const account = await store.accounts.find(name)
  if (account === undefined)
    throw new UsageError(`there is no account ${name}; "auger account list" shows them`)
  return account
}

/** Where the page is opened: as the settings say, where a running service says, or where one would listen. */
const pageAddress = async ({ publicUrl, dataFolder, host, port }: Config): Promise<string> =>
  publicUrl ?? (await toldAddress(dataFolder)) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`

async function show(made: NewAccountLink, name: string, options: Options, config: Config): Promise<void> {
  const url = accountLinkUrl(await pageAddress(config), made)
  const { expiresAt } = made.link
  if (options.json) printJson({ name, url, expiresAt })
  else print(`${url}\n${name} sets a password there. The link works once, until ${expiresAt}.`)
}

async function showFirst(store: Store, options: Options, config: Config): Promise<void> {
  const url = await firstOwnerLink(store, await pageAddress(config), new Date())
  if (url === undefined)
    throw new UsageError('there is an owner who can log in; "auger account link NAME" is for others')
  if (options.json) printJson({ url })
  else print(`${url}\nWhoever opens it becomes the first owner. The link works once, within 24 hours.`)
}
