// Speed as ratios of two things measured in one run on one machine: all of them, or those that are named.
import { parseArgs } from 'node:util'
import { measureCsv } from './csv.mjs'
import { measureEngine } from './engine.mjs'
import { measureJob } from './job.mjs'
import { measureOverhead } from './overhead.mjs'
import { measureQuestions } from './questions.mjs'
import { measureSessions } from './sessions.mjs'
import { measureXlsx } from './xlsx.mjs'

const stages = {
  sessions: { measure: measureSessions, rounds: 5, about: 'requests against bare Fastify' },
  engine: { measure: measureEngine, rounds: 5, about: 'queries against bare DuckDB' },
  job: { measure: measureJob, rounds: 5, about: 'whole jobs against bare DuckDB' },
  questions: {
    measure: measureQuestions,
    rounds: 50,
    about: 'a thousand questions over 100,000 rows, against their SQL and an empty request',
  },
  overhead: { measure: measureOverhead, rounds: 60, about: 'a job where the data costs nothing' },
  csv: { measure: measureCsv, rounds: 3, about: 'a large CSV until it can be asked, against bare DuckDB' },
  xlsx: { measure: measureXlsx, rounds: 5, about: 'a workbook of 100,000 rows against a library alone' },
}

const usage = `npm run bench -- speed [--only STAGE,STAGE] [--rounds N] [--megabytes N] [--profile DIR]

${Object.entries(stages)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

  --only       these stages alone
  --rounds     how often each is measured
  --megabytes  the size of the large CSV (1000)
  --profile    a folder for processor profiles of the service`

export async function run(argv) {
  const text = { type: 'string' }
  const { values } = parseArgs({
    args: argv,
    options: { only: text, rounds: text, megabytes: text, profile: text, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(usage)
  const names = values.only?.split(',') ?? Object.keys(stages)
  const unknown = names.filter((name) => !Object.hasOwn(stages, name))
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(', ')}.\n\n${usage}`)
    process.exitCode = 2
    return
  }
  for (const name of names) {
    const { measure, rounds } = stages[name]
    await measure({
      rounds: Number(values.rounds ?? rounds),
      megabytes: Number(values.megabytes ?? 1_000),
      profile: values.profile,
    })
  }
}
