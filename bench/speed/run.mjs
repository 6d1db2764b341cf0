// Speed as ratios of two things measured in one run on one machine: all of them, or those that are named.
import { parseArgs } from 'node:util'
import { measureEngine } from './engine.mjs'
import { measureJob } from './job.mjs'
import { measureOverhead } from './overhead.mjs'
import { measureSessions } from './sessions.mjs'

const parts = {
  sessions: { measure: measureSessions, rounds: 5 },
  engine: { measure: measureEngine, rounds: 5 },
  job: { measure: measureJob, rounds: 5 },
  overhead: { measure: measureOverhead, rounds: 60 },
}

export async function run(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    options: { rounds: { type: 'string' }, profile: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0)
    throw new Error(`Nothing is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    const { measure, rounds } = parts[name]
    await measure({
      rounds: values.rounds === undefined ? rounds : Number(values.rounds),
      profile: values.profile,
    })
  }
}
