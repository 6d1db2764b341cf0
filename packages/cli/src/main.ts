import { BadSettings } from '@auger/server/settings-reader'
import { version } from '@auger/server/version'
import { Command, CommanderError } from 'commander'
import { accountCommand } from './commands/account.ts'
import { askCommand } from './commands/ask.ts'
import { auditCommand } from './commands/audit.ts'
import { backupCommand, restoreCommand } from './commands/backup.ts'
import { keyCommand } from './commands/key.ts'
import { mcpCommand } from './commands/mcp.ts'
import { moveCommand } from './commands/move.ts'
import { projectCommand } from './commands/project.ts'
import { quotaCommand } from './commands/quota.ts'
import { serveCommand } from './commands/serve.ts'
import { UsageError } from './usage-error.ts'

/** Exit codes: 0 done, 1 failed, 2 used wrongly. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', ignoreClosedPipe)
  const program = new Command('auger')
    .description('Ask your files a question; get an answer whose every number can be traced.')
    .version(version)
    .showHelpAfterError('(auger --help lists the commands)')
    .addCommand(serveCommand())
    .addCommand(askCommand())
    .addCommand(mcpCommand())
    .addCommand(projectCommand())
    .addCommand(keyCommand())
    .addCommand(quotaCommand())
    .addCommand(accountCommand())
    .addCommand(auditCommand())
    .addCommand(moveCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap((command) => command.commands),
  ])
    command.exitOverride()
  try {
    await program.parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else if (error instanceof UsageError || error instanceof BadSettings) fail(error.message, 2)
    else fail(error instanceof Error ? error.message : String(error), 1)
  }
}

function fail(message: string, code: number): void {
  process.stderr.write(`auger: ${message}\n`)
  process.exitCode = code
}

/** `auger ask … | head` closes the pipe when it has read enough; what was begun is still cleaned up. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
