import path from 'node:path'
import { readConfigWith } from '@auger/server/config'
import { Command } from 'commander'
import { moveProgress } from '../move-progress.ts'
import { print } from '../print.ts'

interface MoveOptions {
  readonly databaseUrl?: string
  readonly s3Bucket?: string
  readonly s3Endpoint?: string
  readonly s3Region?: string
  readonly check?: true
}

const settingOf = {
  databaseUrl: 'AUGER_DATABASE_URL',
  s3Bucket: 'AUGER_S3_BUCKET',
  s3Endpoint: 'AUGER_S3_ENDPOINT',
  s3Region: 'AUGER_S3_REGION',
} as const

export function moveCommand(): Command {
  return new Command('move')
    .description('move the data folder (AUGER_DATA_DIR) to PostgreSQL, to S3, or to both')
    .option('--database-url <url>', 'the PostgreSQL database (AUGER_DATABASE_URL)')
    .option('--s3-bucket <name>', 'the bucket (AUGER_S3_BUCKET)')
    .option('--s3-endpoint <url>', "address of its server (AUGER_S3_ENDPOINT, or Amazon's own)")
    .option('--s3-region <name>', 'its region (AUGER_S3_REGION)')
    .option('--check', 'only compare both sides')
    .action(async (options: MoveOptions) => {
      const given = Object.entries(settingOf).flatMap(([option, setting]) => {
        const value = options[option as keyof typeof settingOf]
        return value === undefined ? [] : [[setting, value] as const]
      })
      const config = readConfigWith(Object.fromEntries(given))
      const [{ openMove }, { check, move }] = await Promise.all([
        import('@auger/server/open-move'),
        import('@auger/server/move/move'),
      ])
      const opened = await openMove(config)
      const progress = moveProgress(process.stderr)
      try {
        const { tables, objects } = await (options.check ? check : move)(opened, progress.tell)
        progress.end()
        const rows = tables.reduce((sum, table) => sum + table.rows, 0)
        const bytes = objects.reduce((sum, { size }) => sum + size, 0)
        print(options.check ? 'Both sides are the same:' : 'Moved, and compared with what is here:')
        for (const { name, rows, hash } of tables) print(`  ${name}: ${rows} rows, SHA-256 ${hash}`)
        print(`  ${rows} rows of ${tables.length} tables, ${objects.length} objects of ${bytes} bytes`)
        if (!options.check) tellNext(config)
      } finally {
        progress.end()
        await opened.close()
      }
    })
}

function tellNext({ dataFolder, database, s3 }: ReturnType<typeof readConfigWith>): void {
  print('\nSet for the service from now on:\n')
  if (database !== undefined) {
    print('  AUGER_DATABASE_URL, AUGER_S3_* and the keys of AWS as for this command')
    print(
      `  AUGER_SECRET=$(cat ${path.join(dataFolder, 'secret')})   unless it was set before: links and logins stay good`,
    )
  } else if (s3 !== undefined) print('  AUGER_S3_* and the keys of AWS as for this command')
  print(`\n${dataFolder} is as it was; keep it until you have seen the service at work.`)
}
