import { parseBytes } from '@auger/server/settings-reader'
import { Command } from 'commander'
import { keepAct } from '../keep-act.ts'
import { print, printJson, printRows } from '../print.ts'
import { UsageError } from '../usage-error.ts'
import { withStore } from '../with-store.ts'

export function quotaCommand(): Command {
  const command = new Command('quota').description('set and list what projects may use')

  command
    .command('set')
    .argument('<project>', 'id of the project')
    .option('--jobs <number>', 'jobs it may run in all, or "none"')
    .option('--storage <size>', 'what it may store, such as 10GiB, or "none"')
    .option('--tokens <number>', 'tokens of a model that it may use in all, or "none"')
    .option('--json', 'print JSON')
    .description("set a project's quotas; what is omitted stays")
    .action(
      async (id: string, options: { jobs?: string; storage?: string; tokens?: string; json?: boolean }) =>
        withStore(async (store) => {
          if ([options.jobs, options.storage, options.tokens].every((one) => one === undefined))
            throw new UsageError('give --jobs, --storage or --tokens')
          const quota = {
            ...(options.jobs === undefined ? {} : { jobs: limit('--jobs', options.jobs, whole) }),
            ...(options.storage === undefined
              ? {}
              : { storage: limit('--storage', options.storage, parseBytes) }),
            ...(options.tokens === undefined ? {} : { tokens: limit('--tokens', options.tokens, whole) }),
          }
          if (!(await store.projects.update(id, quota)))
            throw new UsageError(`there is no project ${id}; "auger project list" shows them`)
          const detail = Object.keys(quota)
            .map((one) => `${one.replace(/s$/, '')}_quota`)
            .join(', ')
          await keepAct(store, { action: 'project.changed', projectId: id, subject: id, detail })
          if (options.json) printJson({ id, ...quota })
          else print(`Set the quota of ${id}.`)
        }),
    )

  command
    .command('list')
    .option('--json', 'print JSON')
    .description('list what projects may use and have used')
    .action(async (options: { json?: boolean }) =>
      withStore(async (store) => {
        const rows = await Promise.all(
          (await store.projects.list()).map(
            async ({ id, jobQuota, jobsUsed, storageQuota, tokenQuota, tokensUsed }) => ({
              id,
              jobQuota,
              jobsUsed,
              storageQuota,
              storageUsed: await store.projects.storageUsed(id),
              tokenQuota,
              tokensUsed,
            }),
          ),
        )
        if (options.json) printJson(rows)
        else
          printRows(
            [
              'project',
              'jobs used',
              'job quota',
              'bytes used',
              'storage quota',
              'tokens used',
              'token quota',
            ],
            rows.map((row) => [
              ...[row.id, row.jobsUsed, row.jobQuota, row.storageUsed, row.storageQuota],
              ...[row.tokensUsed, row.tokenQuota],
            ]),
          )
      }),
    )
  return command
}

const whole = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

function limit(option: string, text: string, parse: (text: string) => number | undefined): number | null {
  if (text === 'none') return null
  const value = parse(text)
  if (value === undefined) throw new UsageError(`${option} must be a number or "none", not "${text}"`)
  return value
}
