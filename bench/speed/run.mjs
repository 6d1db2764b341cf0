// Speed as ratios of two things measured in one run on one machine: all of them, or those that are named.
import { parseArgs } from 'node:util'
import { measureCold } from './cold/measure-cold.mjs'
import { measureCsv } from './csv.mjs'
import { measureEngine } from './engine.mjs'
import { measureJob } from './job.mjs'
import { measureMetrics } from './metrics.mjs'
import { measureOverhead } from './overhead.mjs'
import { measurePage } from './page.mjs'
import { measureQuestions } from './questions.mjs'
import { measureSessions } from './sessions.mjs'
import { measureXlsx } from './xlsx.mjs'

const stages = {
  sessions: { measure: measureSessions, rounds: 5, small: 1, about: 'requests against bare Fastify' },
  engine: { measure: measureEngine, rounds: 5, small: 1, about: 'queries against bare DuckDB' },
  metrics: { measure: measureMetrics, rounds: 5, small: 1, about: 'plans of metrics against SQL by hand' },
  job: { measure: measureJob, rounds: 5, small: 1, about: 'whole jobs against bare DuckDB' },
  questions: {
    measure: measureQuestions,
    rounds: 50,
    small: 1,
    about: 'a thousand questions over 100,000 rows, against their SQL and an empty request',
  },
  cold: {
    measure: measureCold,
    rounds: 10,
    small: 1,
    about: 'auger ask with nothing running, against bare DuckDB',
  },
  overhead: { measure: measureOverhead, rounds: 60, small: 10, about: 'a job where the data costs nothing' },
  page: {
    measure: measurePage,
    rounds: 10,
    small: 1,
    about: 'from the click on the page to the drawn answer, against the same question over the API',
  },
  csv: {
    measure: measureCsv,
    rounds: 3,
    small: 1,
    about: 'a large CSV until it can be asked, against bare DuckDB',
  },
  xlsx: {
    measure: measureXlsx,
    rounds: 5,
    small: 1,
    about: 'a workbook of 100,000 rows against a library alone',
  },
}

/** Rows of the tables that engine and job are measured on, and the size of the large CSV. */
const sizes = { whole: { rows: 4_000_000, megabytes: 1_000 }, small: { rows: 100_000, megabytes: 5 } }

const usage = `npm run bench -- speed [--small] [--only STAGE,STAGE] [--rounds N] [--megabytes N] [--profile DIR]

${Object.entries(stages)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

  --small      a round of each over little data: whether it works; its ratios are printed and tell little
  --only       these stages alone
  --rounds     how often each is measured
  --megabytes  the size of the large CSV (1000)
  --profile    a folder for processor profiles of the service`

export async function run(argv) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }]
  const { values } = parseArgs({
    args: argv,
    options: { only: text, rounds: text, megabytes: text, profile: text, help: flag, small: flag },
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
    const { measure, rounds, small } = stages[name]
    const { rows, megabytes } = values.small ? sizes.small : sizes.whole
    await measure({
      rounds: Number(values.rounds ?? (values.small ? small : rounds)),
      rows,
      megabytes: Number(values.megabytes ?? megabytes),
      profile: values.profile,
    })
  }
}
