import { draw } from './draw.ts'
import type { DrawReply, DrawRequest } from './drawing-messages.ts'

/** The process that draws. It has no work of its own: it ends with the process that started it. */

const longestReason = 500
const reply = (message: DrawReply) => process.send?.(message)

async function answer({ specification }: DrawRequest): Promise<void> {
  try {
    reply({ kind: 'drawn', png: (await draw(specification)).toString('base64') })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reply({
      kind: 'failed',
      reason: reason.length > longestReason ? `${reason.slice(0, longestReason)}…` : reason,
    })
  }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (request: DrawRequest) => void answer(request))
reply({ kind: 'ready' })
