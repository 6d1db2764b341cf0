import { answer } from './child/answer.ts'
import type { Desk } from './child/desk.ts'
import { waitingDatabase } from './child/waiting-database.ts'
import { warmUp } from './child/warm-up.ts'
import { toChild, type FromChild } from './messages.ts'

/** The program of a child process: it does one piece of work after the other and goes when the server goes. */

// A statement under way would hold up an orderly exit, and there is nothing here to lose. In a sandbox this is the first
// process, which cannot kill itself.
const leave = () => {
  process.kill(process.pid, 'SIGKILL')
  process.exit()
}
const tell = (message: FromChild) => void process.send?.(message)

const desk: Desk = { open: undefined, working: undefined, stopped: false }
let current: number | undefined

process.on('disconnect', leave)
process.on('message', (bytes) => {
  const message = toChild.parse(bytes)
  if (message.kind === 'interrupt') {
    if (message.id !== current) return
    desk.stopped = true
    desk.working?.interrupt()
    return
  }
  current = message.id
  void answer(message.id, message.work, message.limits, desk).then((said) => {
    current = undefined
    tell(said)
    void waitingDatabase()
  })
})

if (!process.connected) leave()
await warmUp()
tell({ kind: 'ready' })
