// Resident memory of this process and of everything it started, as the operating system counts it.
import { readdirSync, readFileSync } from 'node:fs'

export function residentMegabytes() {
  const parents = new Map()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = read(`/proc/${name}/stat`)
    if (status !== undefined)
      parents.set(Number(name), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isOurs = (id) => {
    for (let at = id; at !== undefined && at > 1; at = parents.get(at)) if (at === process.pid) return true
    return false
  }
  const children = [...parents.keys()].filter((id) => id !== process.pid && isOurs(id))
  return { own: megabytes(process.pid), children: children.reduce((sum, id) => sum + megabytes(id), 0) }
}

const megabytes = (id) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`) ?? '')?.[1] ?? 0) / 1024)

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
