import { readConfig, settings } from '@auger/server/config'
import { Command } from 'commander'
import { print } from '../print.ts'

export function serveCommand(): Command {
  return new Command('serve')
    .description('start the service')
    .addHelpText(
      'after',
      `\nSettings, read from the environment:\n${settings.map(({ name, meaning }) => `  ${name.padEnd(22)} ${meaning}`).join('\n')}`,
    )
    .action(async () => {
      const config = readConfig()
      const { serve } = await import('@auger/server')
      const service = await serve(config)
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          print(`${signal}: finishing what is running`)
          void service.stop().then(() => process.exit(0))
        })
      print(`listening on ${service.url}`)
      if (config.role === 'worker') return
      const { showFirstLink, welcome } = await import('../welcome.ts')
      await showFirstLink(service)
      await welcome(service)
    })
}
