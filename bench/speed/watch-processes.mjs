// What this process and those below it use while something runs: time, processors, memory.
import { readFileSync } from 'node:fs'
import { clearInterval, setInterval } from 'node:timers'
import { residentMegabytes } from '../processes/memory.mjs'
import { processesBelow } from '../processes/processes-below.mjs'
import { processorSecondsBelow } from './processor-time.mjs'

const interval = 100

/** `peak`: the most megabytes held at once so far, by whom. `begin` gives what tells { wall, processor } since then. */
export function watchProcesses() {
  const peak = { total: 0, server: 0, engine: 0, reader: 0 }
  const timer = setInterval(() => {
    const held = heldNow()
    for (const key of Object.keys(peak)) peak[key] = Math.max(peak[key], held[key])
  }, interval)
  return {
    peak,
    begin() {
      const began = { time: performance.now(), processor: processorSecondsBelow(process.pid) }
      return () => ({
        wall: performance.now() - began.time,
        processor: (processorSecondsBelow(process.pid) - began.processor) * 1_000,
      })
    },
    end: () => clearInterval(timer),
  }
}

function heldNow() {
  const held = { server: residentMegabytes(process.pid), engine: 0, reader: 0 }
  for (const { id } of processesBelow(process.pid))
    held[isReader(id) ? 'reader' : 'engine'] += residentMegabytes(id)
  return { ...held, total: held.server + held.engine + held.reader }
}

function isReader(processId) {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').includes('/ingest/reader/program')
  } catch {
    return false
  }
}
