import path from 'node:path'
import { callerSettings, readCallerKey, readConfig, type Config } from '@auger/server/config'
import { disclosures, type Disclosure } from '@auger/server/domain/model-settings'
import { Command, Option } from 'commander'
import { httpLines, stdioLines } from '../mcp/connection-lines.ts'
import { print } from '../print.ts'
import { UsageError } from '../usage-error.ts'

interface Options {
  readonly url?: string
  readonly key?: string
  readonly user: string
  readonly data?: string
  readonly disclose?: Disclosure
  readonly printConfig?: boolean
}

export function mcpCommand(): Command {
  return new Command('mcp')
    .description('be a tool of an agent: speak the Model Context Protocol over standard input and output')
    .option(
      '--data <folder>',
      'the data folder (AUGER_DATA_DIR, else ./data); its service is used, or started',
    )
    .option('--url <address>', 'use a service that runs elsewhere')
    .option('--key <key>', "a project's key for it (AUGER_KEY)")
    .option('--user <name>', 'whose sessions these are', 'mcp')
    .addOption(
      new Option(
        '--disclose <level>',
        'what is shown unasked: nothing, schema, aggregates, samples (AUGER_DISCLOSE, else schema)',
      ).choices(disclosures),
    )
    .option('--print-config', "print the lines for an agent's settings, and end")
    .addHelpText(
      'after',
      [
        '\nWithout --url the service runs in this process, on the data folder, with a project of its own called mcp.',
        'Nothing but the protocol is written to standard output; logs go to standard error.',
        '\nRead from the environment, beside the settings of "auger serve":',
        ...callerSettings.map(({ name, meaning }) => `  ${name.padEnd(22)} ${meaning}`),
        '\nExamples:\n  auger mcp --data ~/auger --print-config',
        '  AUGER_KEY=… auger mcp --url http://127.0.0.1:8080',
      ].join('\n'),
    )
    .action(async (options: Options) => {
      const settings = readConfig()
      const config: Config = {
        ...settings,
        dataFolder: options.data === undefined ? settings.dataFolder : path.resolve(options.data),
      }
      const remote = remoteOf(options)
      if (options.printConfig === true) return printConfig(options, config, remote)
      const { speak } = await import('../mcp/speak.ts')
      await speak({
        user: options.user,
        discloses: options.disclose ?? config.disclose,
        from: remote ?? { folder: config },
      })
    })
}

type Remote = { readonly url: string; readonly key: string } | undefined

function remoteOf({ url, key = readCallerKey(), data }: Options): Remote {
  if (url === undefined) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(`--url must be an http or https address, not "${url}"`)
  if (data !== undefined) throw new UsageError('give --data or --url, not both')
  if (key === undefined) throw new UsageError('--url needs a key: give --key, or set AUGER_KEY')
  return { url: url.replace(/\/+$/, ''), key }
}

function printConfig({ user, disclose }: Options, { dataFolder }: Config, remote: Remote): void {
  const words = [
    ...['--data', dataFolder],
    ...(user === 'mcp' ? [] : ['--user', user]),
    ...(disclose === undefined ? [] : ['--disclose', disclose]),
  ]
  const lines =
    remote === undefined
      ? stdioLines({ program: process.execPath, script: process.argv[1] ?? '', words })
      : httpLines(remote.url, remote.key)
  print(JSON.stringify(lines, null, 2))
}
