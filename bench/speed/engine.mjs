// The same SQL on the same Parquet through our engine, in its locked child process, and through DuckDB in this process.
import { inTurn, printAll, printComparison } from './comparison.mjs'
import { ratios, spread } from './figures.mjs'
import { queries } from './sales.mjs'
import { ask, withTables } from './with-tables.mjs'

const largestRatio = 1.2
const coldRounds = 3

export async function measureEngine({ rounds, rows }) {
  await withTables(rows, async ({ open, bare, tables }) => {
    await compareWarm(open, bare, tables, { rounds, rows })
    await compareCold(open, bare, tables)
  })
}

async function compareWarm(open, bare, tables, { rounds, rows }) {
  const { engine } = await open()
  console.log(
    `\nengine: ${rounds} rounds, ${rows} rows of Parquet, one thread on both sides, isolation ${engine.isolation}`,
  )
  try {
    const all = []
    for (const { name, sql } of queries) {
      const measured = await inTurn(
        rounds,
        { processId: process.pid, work: () => ask(engine, tables, sql) },
        { processId: process.pid, work: () => bare.rows(sql) },
      )
      all.push(...printComparison(name, measured, largestRatio))
    }
    printAll('all queries: engine / bare', all, largestRatio)
  } finally {
    await engine.close()
  }
}

/** Once on a process that has just been started and has read nothing. */
async function compareCold(open, bare, tables) {
  const [{ name, sql }] = queries
  const measured = { opened: [], first: [], second: [], bare: [] }
  for (let round = 0; round < coldRounds; round++) {
    const { answer: engine, wall: opened } = await wallOf(async () => (await open()).engine)
    measured.opened.push(opened)
    for (const time of [measured.first, measured.second])
      time.push((await wallOf(() => ask(engine, tables, sql))).wall)
    await engine.close()
    measured.bare.push((await wallOf(() => bare.rows(sql))).wall)
  }
  console.log(
    `  cold, ${name}: a process is ready after ${spread(measured.opened, 0)} ms; its first query ${spread(measured.first, 0)} ms, ` +
      `its second ${spread(measured.second, 0)} ms; first / bare ${spread(ratios(measured.first, measured.bare), 2)}`,
  )
}

async function wallOf(work) {
  const began = performance.now()
  const answer = await work()
  return { answer, wall: performance.now() - began }
}
