import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** The processes of a session in the sense of setsid: those that a detached process started, directly or not, outlive it with its number. */
async function livingOf(sessionId: number): Promise<readonly number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(
    numbers.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  )
  return stats.flatMap((stat) => {
    // The command stands in brackets and may itself hold any character.
    const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state !== 'Z' && state !== 'X' && Number(session) === sessionId ? [Number.parseInt(stat)] : []
  })
}

/** Waits until nothing of a session is alive; what still is when the time is up, and is then ended. */
export async function survivorsOf(sessionId: number, milliseconds: number): Promise<readonly number[]> {
  for (const end = Date.now() + milliseconds; ; await pause(100)) {
    const living = await livingOf(sessionId)
    if (living.length > 0 && Date.now() < end) continue
    for (const id of living) process.kill(id, 'SIGKILL')
    return living
  }
}
