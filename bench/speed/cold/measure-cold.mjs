// One question of one file with nothing running yet: `auger ask` against a bare process that reads the file and runs the query. Both pay for
// their start.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inTurn, printComparison } from '../comparison.mjs'

const root = path.join(import.meta.dirname, '../../..')
const file = path.join(root, 'packages/server/samples/cafe-sales.csv')
const question = 'What is the total revenue by city?'
const sql = 'SELECT city, sum(revenue) FROM asked GROUP BY city ORDER BY 2 DESC'
/** At most so many times as long. */
const most = 4

export async function measureCold({ rounds }) {
  console.log(`\ncold: "${question}" of ${path.basename(file)}, nothing running before`)
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-cold-'))
  try {
    const measured = await inTurn(
      rounds,
      of([path.join(root, 'packages/cli/bin/auger.js'), 'ask', file, question], folder),
      of([path.join(import.meta.dirname, 'bare-question.mjs'), file, sql], folder),
    )
    printComparison('auger ask against a process with DuckDB', measured, most)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The program is a child of this process, whose time counts what has ended below it. */
const of = (words, folder) => ({ processId: process.pid, work: () => finished(words, folder) })

const finished = (words, folder) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(words[0])} ended with ${code}`)),
    )
  })
