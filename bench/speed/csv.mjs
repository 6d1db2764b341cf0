// A large CSV until it can be asked, against DuckDB turning the same file into Parquet with one thread.
import { appendFile, mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runBare } from './bare-process.mjs'
import { printComparison } from './comparison.mjs'
import { spread, verdict } from './figures.mjs'
import { ingestOnce } from './ingest-once.mjs'

const bytesOfRow = 99
const badRow = '-1,2020-01-01,2020-01-01 00:00:00,City of 1,customer-1,loose,unknown,1,0.5,true\n'
/** More than the engine's own limit, but no more for a larger file. */
const mostMegabytes = 1_536

const kinds = [
  { name: 'a clean CSV', row: '', most: 1.5, fault: unlessClean },
  { name: 'a CSV with a bad value in its last row', row: badRow, most: 3, fault: unlessReported },
]

export async function measureCsv({ rounds, megabytes }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-speed-'))
  try {
    const file = path.join(folder, 'sales.csv')
    await runBare('bare-csv.mjs', {
      work: 'make',
      csv: file,
      rows: Math.round((megabytes * 1e6) / bytesOfRow),
    })
    const { size } = await stat(file)
    console.log(
      `\ncsv: ${(size / 1e6).toFixed(0)} MB, ${rounds} rounds, one thread for the engine on both sides`,
    )
    for (const kind of kinds) print(kind, await compare(kind, { file, size, folder, rounds }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bare DuckDB refuses a file with a bad value, so it gets the clean one in any case. */
async function compare({ name, row, fault }, { file, size, folder, rounds }) {
  const measured = []
  const parquet = path.join(folder, 'bare.parquet')
  for (let round = 0; round < rounds; round++) {
    const bare = await runBare('bare-csv.mjs', { work: 'convert', csv: file, parquet })
    await appendFile(file, row)
    const ours = await ingestOnce({ file, extension: 'csv' }, folder)
    await truncate(file, size)
    const wrong = fault(ours.table)
    if (wrong !== undefined) throw new Error(`${name}: ${wrong}`)
    measured.push({ ...ours, bare })
  }
  return measured
}

function print({ name, most }, measured) {
  const all = (key) => measured.map((round) => round[key])
  printComparison(`${name}, until it can be asked`, { ours: all('asked'), bare: all('bare') }, most)
  const rates = measured.map(({ table, asked }) => table.rowCount / asked.wall)
  const profiled = all('profiled').map(({ wall }) => wall)
  const peak = (key) => Math.max(...all('peak').map((one) => one[key]))
  console.log(
    `    ${spread(rates, 0)} thousand rows a second; the profile after it takes ${spread(profiled, 0)} ms`,
  )
  console.log(
    `    memory ${peak('total')} MB at most (at most ${mostMegabytes}: ${verdict(peak('total') <= mostMegabytes)}); ` +
      `engine ${peak('engine')}, reader ${peak('reader')}, server ${peak('server')}`,
  )
}

function unlessClean({ columns, notes }) {
  const types = columns.map(({ type }) => type).join()
  const expected = 'integer,date,timestamp,text,text,text,number,integer,number,boolean'
  if (types !== expected) return `types are ${types}`
  return notes.length === 0 ? undefined : notes.join(' ')
}

function unlessReported({ columns, notes }) {
  if (columns[6].type !== 'text') return `the column became ${columns[6].type}`
  return notes.some((note) => note.includes('"unknown"')) ? undefined : 'the value was not reported'
}
