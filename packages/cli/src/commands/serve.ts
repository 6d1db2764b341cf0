import { readConfig, settings } from '@auger/server/config'
import { serve } from '@auger/server'
import { Command } from 'commander'
import { print } from '../print.ts'
import { welcome } from '../welcome.ts'

export function serveCommand(): Command {
  return new Command('serve')
    .description('start the service')
    .addHelpText(
      'after',
      `\nSettings, read from the environment:\n${settings.map(({ name, meaning }) => `  ${name.padEnd(22)} ${meaning}`).join('\n')}`,
    )
    .action(async () => {
      const service = await serve(readConfig())
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          print(`${signal}: finishing what is running`)
          void service.stop().then(() => process.exit(0))
        })
      print(`listening on ${service.url}`)
      await welcome(service)
    })
}
