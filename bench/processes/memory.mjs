// Resident memory of processes in megabytes, as the system counts it; 0 of one that is no more.
import { readFileSync, readlinkSync } from 'node:fs'
import { processesBelow } from './processes-below.mjs'

export const residentMegabytes = (processId) => field(processId, 'VmRSS')

/** The most that it ever held. */
export const peakMegabytes = (processId) => field(processId, 'VmHWM')

/** The program that was started below this process to write to a folder, without the sandbox around it. */
export function programIn(folder) {
  const around = processesBelow(process.pid).find(({ id }) => isStartedFor(id, folder))
  if (around === undefined) return undefined
  const held = [around, ...processesBelow(around.id)].map(({ id }) => ({ id, held: residentMegabytes(id) }))
  return held.toSorted((one, other) => other.held - one.held)[0].id
}

function isStartedFor(processId, folder) {
  try {
    const command = readFileSync(`/proc/${processId}/cmdline`, 'utf8').split('\0')
    return command.includes(folder) || readlinkSync(`/proc/${processId}/cwd`) === folder
  } catch {
    return false
  }
}

function field(processId, name) {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'latin1')
    return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
