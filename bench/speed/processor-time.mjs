// What processes have used of the processors, as the system counts it: in hundredths of a second.
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

export const processorSeconds = (processId) => statOf(processId).own / ticksPerSecond

/** Of a process and all below it, also those that have ended. */
export function processorSecondsBelow(processId) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [statOf(name)]
      } catch {
        return []
      }
    })
  const below = (root) =>
    all.filter(({ parent }) => parent === root).flatMap((one) => [one, ...below(one.id)])
  const ticks = [statOf(processId), ...below(processId)].map(({ own, ended }) => own + ended)
  return ticks.reduce((sum, some) => sum + some, 0) / ticksPerSecond
}

function statOf(processId) {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8')
  // The command stands in brackets and may itself hold any character.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return {
    id: Number(processId),
    parent: fields[1],
    own: fields[11] + fields[12],
    ended: fields[13] + fields[14],
  }
}
