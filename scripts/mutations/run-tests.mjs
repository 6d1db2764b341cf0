// Runs acceptance tests by file and name in a scratch copy and reads what became of each.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout, clearTimeout } from 'node:timers'

const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)
const longestSeconds = 240

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export async function runTests(folder, tests) {
  const files = [...new Set(tests.map(({ file }) => `test/acceptance/${file}`))]
  const names = [...new Set(tests.map(({ name }) => name))].map(escaped).join('|')
  const place = await mkdtemp(path.join(folder, 'report-'))
  const report = path.join(place, 'report.json')
  const printed = await run(folder, [
    'run',
    ...files,
    '-t',
    names,
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const found = await readFile(report, 'utf8').then(JSON.parse, () => ({ testResults: [] }))
  await rm(place, { recursive: true })
  const results = found.testResults.flatMap((suite) =>
    suite.assertionResults.map(({ fullName, status }) => ({
      file: path.basename(suite.name),
      name: fullName,
      status,
    })),
  )
  const hooks = found.testResults.flatMap(({ status, message, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed') ? [message] : [],
  )
  return {
    tests: results,
    matching: (named) => results.filter((test) => test.file === named.file && test.name.includes(named.name)),
    trouble: found.testResults.length === 0 ? printed : hooks.join('\n'),
  }
}

function run(cwd, argv) {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('AUGER_')),
  )
  const child = spawn(process.execPath, [vitest, ...argv], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text))
  const timer = setTimeout(() => child.kill('SIGTERM'), longestSeconds * 1_000)
  return new Promise((resolve) =>
    child.once('close', () => {
      clearTimeout(timer)
      resolve(printed)
    }),
  )
}
