// What a job costs where the data costs nothing, and where the time goes, beside requests that do nothing.
import { startService, key } from './contenders.mjs'
import { openDataset, stream } from './dataset.mjs'
import { median, ratios, spread, verdict } from './figures.mjs'
import { milliseconds } from './milliseconds.mjs'
import { printStages, stageSums } from './stages.mjs'

const warmUps = 10
/** What a job may be, measured by an empty request. */
const most = 20
/** One that was never asked, each time, and one that is asked over and over. */
const jobs = {
  'a new question': (round) => `Which city has a total amount above ${round}?`,
  'the same question': () => 'What is the total amount by city?',
}
const file = Buffer.from('city,amount\nOslo,3\nBergen,4\nOslo,5\n')

export async function measureOverhead({ rounds, profile }) {
  const service = await startService({ profile })
  try {
    const dataset = await openDataset(service, file, 'small.csv')
    const empty = {
      'GET /healthz': () => fetch(`${service.url}/healthz`),
      'GET a session': () =>
        fetch(`${service.url}/v2/team/sessions/${dataset.session_id}?user_id=speed`, {
          headers: { 'x-pd-api-key': key },
        }),
    }
    console.log('\noverhead: jobs over a table of three rows, one after the other')
    for (const [name, question] of Object.entries(jobs)) {
      const job = (round) => stream(service, dataset, question(round))
      for (let round = 0; round < warmUps; round++) await measureRound(() => job(round), empty)
      const before = await stageSums(service)
      const measured = []
      for (let round = warmUps; round < warmUps + rounds; round++)
        measured.push(await measureRound(() => job(round), empty))
      print(name, measured, Object.keys(empty), before, await stageSums(service))
    }
  } finally {
    await service.stop()
  }
}

async function measureRound(job, empty) {
  const round = { job: await milliseconds(job) }
  for (const [name, request] of Object.entries(empty))
    round[name] = await milliseconds(async () => {
      const response = await request()
      await response.text()
      if (!response.ok) throw new Error(`${name} gave ${response.status}`)
    })
  return round
}

function print(name, rounds, empty, before, after) {
  const times = (measured) => rounds.map((round) => round[measured])
  console.log(
    `  ${name}, ${rounds.length} times: ${spread(times('job'), 1)} ms from the request to the last event`,
  )
  for (const request of empty) {
    const longer = ratios(times('job'), times(request))
    console.log(
      `  ${request}: ${spread(times(request), 2)} ms; a job is ${spread(longer, 0)} times as long ` +
        `(at most ${most}: ${verdict(median(longer) <= most)})`,
    )
  }
  const mean = times('job').reduce((sum, time) => sum + time, 0) / rounds.length
  printStages({ count: rounds.length, mean, before, after })
}
