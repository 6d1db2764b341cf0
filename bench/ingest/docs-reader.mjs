// Reads files in a child process that is ended when it takes too long or too much memory.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'

const program = path.join(import.meta.dirname, 'docs-child.mjs')
const checkEvery = 100

/** A reader with one child, started anew after each that had to be ended. */
export function openReader({ seconds = 60, megabytes = 1_024 } = {}) {
  let child
  const start = () => {
    const options = { execArgv: [...process.execArgv, '--expose-gc', `--max-old-space-size=${megabytes}`] }
    child = fork(program, { ...options, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
    child.stderr.resume()
  }
  return {
    read(request) {
      if (child === undefined) start()
      return readOne(child, request, { seconds, megabytes }, () => (child = undefined))
    },
    close() {
      child?.kill('SIGKILL')
    },
  }
}

function readOne(child, request, { seconds, megabytes }, lost) {
  return new Promise((resolve) => {
    let peak = 0
    const end = (outcome) => {
      clearInterval(watch)
      clearTimeout(timer)
      child.removeAllListeners('message')
      child.removeAllListeners('exit')
      if (outcome.ended !== undefined) {
        lost()
        child.kill('SIGKILL')
      }
      resolve({ ...outcome, peak: Math.max(peak, outcome.memory ?? 0) })
    }
    const watch = setInterval(() => {
      peak = Math.max(peak, residentBytes(child.pid))
      if (peak > megabytes * 2 ** 20) end({ ended: 'memory' })
    }, checkEvery)
    const timer = setTimeout(() => end({ ended: 'time' }), seconds * 1_000)
    child.on('message', end)
    child.on('exit', (code, signal) => end({ ended: `crash (${signal ?? code})` }))
    child.send(request)
  })
}

/** Linux says it in pages; elsewhere only what the child reports counts. */
function residentBytes(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4_096
  } catch {
    return 0
  }
}
