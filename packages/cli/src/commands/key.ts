import { newKey, type NewKey } from '@auger/server/domain/new-key'
import type { ApiKey } from '@auger/server/domain/project'
import type { Store } from '@auger/server/ports/store'
import { Command } from 'commander'
import { keepAct } from '../keep-act.ts'
import { print, printJson, printRows } from '../print.ts'
import { UsageError } from '../usage-error.ts'
import { withStore } from '../with-store.ts'

interface Options {
  readonly json?: boolean
}

export function keyCommand(): Command {
  const command = new Command('key').description('create, list, rotate and revoke keys')

  command
    .command('create')
    .option('--project <id>', 'the project it reaches')
    .option('--global', 'a key that manages projects and reaches none of their resources')
    .option('--name <name>', 'a note to tell it by', 'key')
    .option('--json', 'print JSON')
    .description('create a key; it is shown once')
    .action(async (options: Options & { project?: string; global?: boolean; name: string }) =>
      withStore(async (store) => {
        if ((options.project === undefined) !== (options.global === true))
          throw new UsageError('give exactly one of --project ID and --global')
        await requireProject(options.project, store)
        const made = newKey(options.project ?? null, options.name, new Date())
        await store.keys.create(made.key)
        await keepAct(store, { action: 'key.made', ...ofKey(made.key), detail: options.name })
        show(made, options)
      }),
    )

  command
    .command('list')
    .option('--project <id>', 'only keys of this project')
    .option('--json', 'print JSON')
    .description('list keys: a hint of each, when it was used last, whether it was revoked')
    .action(async (options: Options & { project?: string }) =>
      withStore(async (store) => {
        const keys = (await store.keys.list())
          .filter((key) => options.project === undefined || key.projectId === options.project)
          .map(({ hash: _, ...key }) => key)
        if (options.json) printJson(keys)
        else if (keys.length === 0) print('No keys yet: auger key create --project ID')
        else
          printRows(
            ['id', 'project', 'name', 'hint', 'created', 'last used', 'revoked'],
            keys.map((key) => [
              key.id,
              key.projectId ?? 'global',
              key.name,
              key.hint,
              key.createdAt,
              key.lastUsedAt,
              key.revokedAt,
            ]),
          )
      }),
    )

  command
    .command('rotate')
    .argument('<id>', 'the key to replace')
    .option('--json', 'print JSON')
    .description('make a new key for the same project and revoke the old one together')
    .action(async (id: string, options: Options) =>
      withStore(async (store) => {
        const old = (await store.keys.list()).find((key) => key.id === id)
        const made = newKey(old?.projectId ?? null, old?.name ?? '', new Date())
        if (old === undefined || !(await store.keys.rotate(id, made.key))) throw new UsageError(unusable(id))
        await keepAct(store, { action: 'key.rotated', ...ofKey(old), detail: made.key.id })
        show(made, options)
      }),
    )

  command
    .command('revoke')
    .argument('<id>', 'the key to end')
    .option('--json', 'print JSON')
    .description('end a key at once')
    .action(async (id: string, options: Options) =>
      withStore(async (store) => {
        const key = (await store.keys.list()).find((one) => one.id === id)
        if (key === undefined || !(await store.keys.revoke(id, new Date().toISOString())))
          throw new UsageError(unusable(id))
        await keepAct(store, { action: 'key.revoked', ...ofKey(key) })
        if (options.json) printJson({ id })
        else print(`Revoked ${id}.`)
      }),
    )
  return command
}

const ofKey = ({ id, projectId }: Pick<ApiKey, 'id' | 'projectId'>) => ({ projectId, subject: id })

const unusable = (id: string): string =>
  `there is no key ${id}, or it was revoked before; "auger key list" shows them`

async function requireProject(id: string | undefined, store: Store): Promise<void> {
  if (id !== undefined && (await store.projects.find(id)) === undefined)
    throw new UsageError(`there is no project ${id}; "auger project list" shows them`)
}

function show({ key, secret }: NewKey, options: Options): void {
  if (options.json) printJson({ id: key.id, key: secret })
  else print(`${secret}\nThis is key ${key.id}. It is shown only now; keep it safe.`)
}
