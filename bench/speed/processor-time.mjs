// What processes have used of the processors, as the system counts it: in hundredths of a second.
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

export const processorSeconds = (processId) => secondsOf([statOf(processId)])

/** Of a process and all below it that live; what ended meanwhile is not counted. */
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
  return secondsOf([statOf(processId), ...below(processId)])
}

const secondsOf = (stats) => stats.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond

function statOf(processId) {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8')
  // The command stands in brackets and may itself hold any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { id: Number(processId), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
}
