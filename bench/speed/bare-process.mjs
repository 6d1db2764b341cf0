// A piece of work in a process of its own that times itself, so that starting the process does not count.
import { fork } from 'node:child_process'
import path from 'node:path'

/** Has a program of this folder do its work once: { wall, processor } in milliseconds. */
export function runBare(program, request) {
  const child = fork(path.join(import.meta.dirname, program), { execArgv: [] })
  return new Promise((resolve, reject) => {
    let answer
    child.on('message', (message) => (answer = message))
    child.on('error', reject)
    child.on('exit', (code) =>
      answer === undefined ? reject(new Error(`${program} ended with ${code}`)) : resolve(answer),
    )
    child.send(request)
  })
}

/** The other side: `prepare` gives the work that is timed. */
export function answerOnce(prepare) {
  process.on('message', async (request) => {
    const work = await prepare(request)
    const began = performance.now()
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    const spent = { wall: performance.now() - began, processor: (user + system) / 1_000 }
    process.send(spent, () => process.exit(0))
  })
}
