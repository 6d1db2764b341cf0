// What the system says of processes: which one started which, and what they have used of the processors, in ticks.
import { readdirSync, readFileSync } from 'node:fs'

/** Of a process; `ended` is what those below it had used that are no more. */
export function statOf(processId) {
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

export function processesBelow(processId) {
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
  return below(processId)
}
