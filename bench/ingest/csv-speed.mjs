// A large CSV until it can be asked, against DuckDB turning the same file into Parquet with one thread, in one run.
// node --conditions=source --import tsx bench/ingest/csv-speed.mjs [--megabytes 1000] [--rounds 3] [--folder DIR]
import { fork } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { parseArgs } from 'node:util'
import { openDuckdbEngine } from '@auger/server/adapters/engine/duckdb/index'
import { csv } from '@auger/server/ingest/formats/csv'
import { readTables } from '@auger/server/ingest/read-tables'
import { createWorkbench } from '@auger/server/ingest/workbench'
import { processorSeconds, processorSecondsBelow } from '../speed/processor-time.mjs'
import { residentMegabytes } from './csv-speed-memory.mjs'

export const bars = { clean: 1.5, broken: 3 }
const bytesOfRow = 99
const memoryMegabytes = 1_024
const badRow = '-1,2020-01-01,2020-01-01 00:00:00,City of 1,customer-1,loose,unknown,1,0.5,true\n'

/** The ratios of both bars, with the noise of the rounds. */
export async function measureCsvSpeed({ megabytes = 1000, rounds = 3, folder: parent = tmpdir() } = {}) {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'auger-csv-speed-'))
  try {
    const file = path.join(folder, 'sales.csv')
    await bare({ work: 'make', csv: file, rows: Math.round((megabytes * 1e6) / bytesOfRow) })
    const { size } = await stat(file)
    console.log(
      `csv speed: ${(size / 1e6).toFixed(0)} MB, ${rounds} rounds, one thread for the engine on both sides`,
    )
    const clean = await compare('clean', { file, folder, rounds, check: isClean })
    const broken = await compare('broken', { file, folder, rounds, check: isReported, row: badRow })
    return [
      { name: 'a clean CSV', value: clean, bar: bars.clean },
      { name: 'a CSV with a bad value in its last row', value: broken, bar: bars.broken },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bare DuckDB refuses a file with a bad value, so it gets the clean one in any case. */
async function compare(name, { file, folder, rounds, check, row = '' }) {
  const { size } = await stat(file)
  const ratios = []
  for (let round = 0; round < rounds; round++) {
    const { seconds, processor } = await bare({
      work: 'convert',
      csv: file,
      parquet: path.join(folder, 'bare.parquet'),
    })
    await appendFile(file, row)
    const ours = await ingestOnce(file, folder)
    await truncate(file, size)
    const fault = check(ours.tables[0])
    if (fault !== undefined) throw new Error(`${name}: ${fault}`)
    ratios.push(ours.seconds / seconds)
    const { peak, busy, longestPause, tables } = ours
    const rows = Math.round(tables[0].rowCount / ours.seconds / 1000)
    console.log(
      `  ${name}: ratio ${ratios.at(-1).toFixed(2)}, ours ${ours.seconds.toFixed(1)} s, bare ${seconds.toFixed(1)} s, ${rows},000 rows a second\n` +
        `    processor: engine ${busy.children.toFixed(1)} s, server ${busy.own.toFixed(1)} s, bare ${processor.toFixed(1)} s; ` +
        `memory at most ${peak.total} MB: engine ${peak.children}, server ${peak.own}; longest pause of the server ${longestPause} ms`,
    )
  }
  const middle = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)]
  console.log(
    `  ${name}: ratio ${middle.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), at most ${bars[name]}`,
  )
  return middle
}

/** Until the typed Parquet lies in its place. The profile comes later. */
async function ingestOnce(file, parent) {
  const folder = await mkdtemp(path.join(parent, 'work-'))
  const { engine } = await openDuckdbEngine({
    engines: 1,
    memoryMegabytes,
    temporaryFolder: path.join(folder, 'temporary'),
  })
  const watch = watchProcess()
  try {
    const { signal } = new globalThis.AbortController()
    const bench = createWorkbench(engine, 'speed', folder, signal)
    const began = performance.now()
    const { tables } = await readTables(csv, { file, name: 'sales.csv', folder, signal }, bench)
    return { tables, seconds: (performance.now() - began) / 1000, ...watch.end() }
  } finally {
    watch.end()
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The most memory that this process and its children held at once, and the longest time that this one did not listen. */
function watchProcess() {
  const peak = { total: 0, own: 0, children: 0 }
  const own = () => processorSeconds(process.pid)
  const children = () => processorSecondsBelow(process.pid) - own()
  const began = { own: own(), children: children() }
  let longestPause = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longestPause = Math.max(longestPause, Math.round(performance.now() - last - 20))
    const held = residentMegabytes()
    peak.own = Math.max(peak.own, held.own)
    peak.children = Math.max(peak.children, held.children)
    peak.total = Math.max(peak.total, held.own + held.children)
    last = performance.now()
  }, 20)
  return {
    end() {
      clearInterval(timer)
      return { peak, longestPause, busy: { own: own() - began.own, children: children() - began.children } }
    },
  }
}

function bare(work) {
  const child = fork(path.join(import.meta.dirname, 'csv-speed-bare.mjs'), { execArgv: [] })
  return new Promise((resolve, reject) => {
    let answer
    child.on('message', (message) => (answer = message))
    child.on('error', reject)
    child.on('exit', (code) =>
      answer === undefined ? reject(new Error(`bare DuckDB ended with ${code}`)) : resolve(answer),
    )
    child.send(work)
  })
}

function isClean({ columns, notes }) {
  const types = columns.map(({ type }) => type).join()
  const expected = 'integer,date,timestamp,text,text,text,number,integer,number,boolean'
  if (types !== expected) return `types are ${types}`
  return notes.length === 0 ? undefined : notes.join(' ')
}

function isReported({ columns, notes }) {
  if (columns[6].type !== 'text') return `the column became ${columns[6].type}`
  return notes.some((note) => note.includes('"unknown"')) ? undefined : 'the value was not reported'
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { megabytes: { type: 'string' }, rounds: { type: 'string' }, folder: { type: 'string' } },
  })
  const results = await measureCsvSpeed({
    ...(values.megabytes === undefined ? {} : { megabytes: Number(values.megabytes) }),
    ...(values.rounds === undefined ? {} : { rounds: Number(values.rounds) }),
    ...(values.folder === undefined ? {} : { folder: values.folder }),
  })
  process.exitCode = results.every(({ value, bar }) => value <= bar) ? 0 : 1
}
