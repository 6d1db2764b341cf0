import { accountPrefix, auditActions, type AuditAction } from '@auger/contract'
import { Command } from 'commander'
import { print, printJson, printRows } from '../print.ts'
import { UsageError } from '../usage-error.ts'
import { withStore } from '../with-store.ts'

interface Options {
  readonly project?: string
  readonly action?: string
  readonly actor?: string
  readonly since?: string
  readonly until?: string
  readonly most: string
  readonly json?: boolean
}

export function auditCommand(): Command {
  return new Command('audit')
    .option('--project <id>', 'only what was done in this project')
    .option('--action <name>', 'only what is of this kind, such as key.rotated')
    .option('--actor <name>', 'only what this user, account, key:ID or auger did')
    .option('--since <time>', 'only from then on: a day or a time, such as 2026-01-31T12:00Z')
    .option('--until <time>', 'only before')
    .option('--most <number>', 'how many at most', '100')
    .option('--json', 'print JSON')
    .description('list what was done, newest first')
    .action(async (options: Options) =>
      withStore(async (store) => {
        const { project: projectId, actor, since, until } = options
        const wanted = {
          projectId,
          action: actionIn(options),
          actors: actor === undefined ? undefined : [actor, accountPrefix + actor],
          since: timeIn('--since', since),
          until: timeIn('--until', until),
        }
        const { items } = await store.audit.list(wanted, { number: 1, size: mostIn(options) })
        if (options.json) printJson(items)
        else if (items.length === 0) print('Nothing of that kind was done.')
        else
          printRows(
            ['at', 'project', 'actor', 'action', 'subject', 'detail', 'address', 'trace'],
            items.map((entry) => [
              ...[entry.at, entry.projectId, entry.actor, entry.action, entry.subject],
              ...[entry.detail || null, entry.address, entry.traceId],
            ]),
          )
      }),
    )
}

function actionIn({ action }: Options): AuditAction | undefined {
  const known = auditActions.find((one) => one === action)
  if (action !== undefined && known === undefined)
    throw new UsageError(`--action must be one of ${auditActions.join(', ')}, not "${action}"`)
  return known
}

function timeIn(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text)))
    throw new UsageError(`${option} must be a day or a time such as 2026-01-31T12:00Z, not "${text}"`)
  return new Date(text).toISOString()
}

function mostIn({ most }: Options): number {
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new UsageError(`--most must be a number, not "${most}"`)
  return Number(most)
}
