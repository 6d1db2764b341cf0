import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const mostSeconds = 2
const mostMegabytes = 600

export type BareEnd = 'ended' | 'time' | 'memory'

/** Runs a statement on the bare engine in a process of its own, and says which bound it passed before it was killed. */
export async function bareRun(statement: string, sales: string): Promise<BareEnd> {
  const child = fork(join(import.meta.dirname, 'bare-child.mjs'), [sales], { execArgv: [], stdio: 'ignore' })
  const exit = once(child, 'exit')
  await once(child, 'message')
  child.send(statement)
  const ended = exit.then(([code]): BareEnd => (code === 0 ? 'ended' : 'memory'))
  const watch = new AbortController()
  const passed = await Promise.race([ended, bound(child.pid, watch.signal)])
  watch.abort()
  child.kill('SIGKILL')
  await exit
  return passed
}

async function bound(processId: number | undefined, signal: AbortSignal): Promise<BareEnd> {
  const end = Date.now() + mostSeconds * 1000
  while (Date.now() < end && !signal.aborted) {
    if ((await residentMegabytes(processId)) > mostMegabytes) return 'memory'
    await wait(20)
  }
  return 'time'
}

async function residentMegabytes(processId: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${processId}/statm`, 'utf8').catch(() => '0 0')
  return (Number(text.split(' ')[1]) * 4096) / 2 ** 20
}
