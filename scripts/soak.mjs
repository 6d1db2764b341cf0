// The long run: many crashes, much malformed input, stubborn queries, many streams, every mutation. Its last lines say what was done and how it went.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = path.join(import.meta.dirname, '..')
const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)
const seed = process.env.AUGER_SEED ?? String(randomInt(2 ** 31))
const crashes = process.env.AUGER_CRASHES ?? '50'
const runs = process.env.AUGER_FUZZ_RUNS ?? '1000'
const stubborn = process.env.AUGER_UNINTERRUPTIBLE ?? '200'
const rows = process.env.AUGER_STREAM_ROWS ?? '1000000'
const times = process.env.AUGER_TIMES ?? '20'
const jobs = process.env.AUGER_CLUSTER_JOBS ?? '500'

/** The tests that take a part of their cases unless they are told to take all. */
const inPart = ['test', 'packages'].flatMap((place) =>
  readdirSync(path.join(root, place), { recursive: true })
    .map((name) => path.join(place, name))
    .filter((name) => /\.test\.tsx?$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .filter((name) => readFileSync(path.join(root, name), 'utf8').includes('/some-of.ts')),
)

const stages = [
  {
    name: `${crashes} crashes, seed ${seed}`,
    command: [vitest, 'run', 'test/crash', '--disableConsoleIntercept'],
    environment: { AUGER_CRASHES: crashes, AUGER_SEED: seed },
  },
  {
    name: `${jobs} jobs on nodes that are killed, seed ${seed}`,
    command: [vitest, 'run', 'test/cluster', '--disableConsoleIntercept'],
    environment: { AUGER_CLUSTER_JOBS: jobs, AUGER_SEED: seed },
  },
  {
    name: `malformed input, ${runs} requests an endpoint`,
    command: [vitest, 'run', 'test/acceptance/malformed.test.ts', '--disableConsoleIntercept'],
    environment: { AUGER_FUZZ_RUNS: runs },
  },
  {
    name: `${stubborn} queries that heed no interrupt, at each level of isolation`,
    command: [vitest, 'run', 'test/load/uninterruptible.test.ts', '--disableConsoleIntercept'],
    environment: { AUGER_UNINTERRUPTIBLE: stubborn },
  },
  {
    name: `100 streams at once over ${rows} rows`,
    command: [vitest, 'run', 'test/load/streams.test.ts', '--disableConsoleIntercept'],
    environment: { AUGER_STREAM_ROWS: rows },
  },
  {
    name: `the same job ${times} times`,
    command: [vitest, 'run', 'test/load/determinism.test.ts', '--disableConsoleIntercept'],
    environment: { AUGER_TIMES: times },
  },
  {
    name: `all of what CI takes a part of: ${inPart.length} files of questions, languages, pages, hostile texts and bombs`,
    command: [vitest, 'run', ...inPart],
    environment: { AUGER_ALL: '1' },
  },
  {
    name: 'every acceptance and page test on PostgreSQL and S3',
    command: [
      ...[vitest, 'run', 'test/acceptance/', 'test/cli/', 'test/page/'],
      ...['acceptance', 'attack', 'long', 'page'].flatMap((project) => ['--project', project]),
    ],
    environment: { AUGER_ON: 'shared' },
  },
  { name: 'mutations', command: ['scripts/mutate.mjs'], environment: {} },
]

const results = []
for (const stage of stages) {
  console.log(`\n== ${stage.name}`)
  const began = Date.now()
  const { code, summaries } = await run(stage)
  results.push({ name: stage.name, code, summaries, seconds: Math.round((Date.now() - began) / 1_000) })
}

console.log('\n== soak')
for (const { name, code, summaries, seconds } of results) {
  console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}, ${seconds} s`)
  for (const line of summaries) console.log(`    ${line}`)
}
const failed = results.filter(({ code }) => code !== 0).length
console.log(
  `${results.length - failed} of ${results.length} passed in ${results.reduce((sum, { seconds }) => sum + seconds, 0)} s`,
)
process.exit(failed === 0 ? 0 : 1)

/** Shows what it prints and keeps the lines that sum it up. */
function run({ command, environment }) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    printed += text
  })
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const lines = printed.split('\n').map((line) => stripVTControlCharacters(line).trim())
      const summaries = lines.filter((line) => line.startsWith('summary: ') || /^Tests +\d/.test(line))
      resolve({
        code,
        summaries: summaries.map((line) => line.replace(/^summary: /, '').replace(/^Tests +/, 'tests: ')),
      })
    }),
  )
}
