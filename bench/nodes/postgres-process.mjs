// The PostgreSQL server that this process started.
import { readFileSync } from 'node:fs'
import { processesBelow } from '../processes/processes-below.mjs'

export function postgresProcess() {
  const found = processesBelow(process.pid).find(({ id, parent }) => {
    if (parent !== process.pid) return false
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')[0].endsWith('/postgres')
  })
  if (found === undefined) throw new Error('no PostgreSQL server was started from here')
  return found.id
}
