// A workbook of 100,000 rows and 10 columns to tables of texts, against the library hucre that only reads its cells:
// node bench/ingest/excel-speed.mjs
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSpreadsheet } from '@auger/server/ingest/spreadsheet/read-spreadsheet'
import { readXlsx, writeXlsx } from 'hucre/xlsx'

const rowCount = 100_000
const rounds = 5

/** At most so many times the library's time. */
export const bar = 2

/** { ratio, ours, theirs }: the median of the ratios of processor time in turns, and the medians in milliseconds. */
export async function compareSpeed() {
  const folder = await mkdtemp(path.join(tmpdir(), 'excel-speed-'))
  try {
    const file = path.join(folder, 'sales.xlsx')
    await writeFile(file, await writeXlsx({ sheets: [{ name: 'Sales', rows: salesRows() }] }))
    const ours = () => read(file, folder)
    const theirs = async () => readXlsx(await readFile(file))
    await ours()
    await theirs()
    const turns = []
    for (let round = 0; round < rounds; round++) {
      turns.push({ ours: await processorTime(ours), theirs: await processorTime(theirs) })
    }
    return {
      ratio: median(turns.map((turn) => turn.ours / turn.theirs)),
      ours: median(turns.map((turn) => turn.ours)),
      theirs: median(turns.map((turn) => turn.theirs)),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function salesRows() {
  const cities = ['Oslo', 'Bergen', 'Köln', 'Lyon', 'Gdańsk']
  const header = ['id', 'day', 'city', 'product', 'quantity', 'price', 'paid', 'note', 'share', 'code']
  const rows = Array.from({ length: rowCount }, (_, index) => [
    index,
    new Date(Date.UTC(2020, 0, 1 + (index % 1_500))),
    cities[index % cities.length],
    `product ${index % 500}`,
    index % 37,
    ((index * 7_919) % 100_000) / 100,
    index % 3 === 0,
    `note ${index}`,
    ((index * 104_729) % 9_973) / 9_973,
    `C${String(index).padStart(5, '0')}`,
  ])
  return [header, ...rows]
}

async function read(file, folder) {
  const { signal } = new globalThis.AbortController()
  const { tables } = await readSpreadsheet({ file, name: 'sales.xlsx', folder, signal }, 'xlsx')
  if (tables[0]?.rowCount !== rowCount) throw new Error(`${tables[0]?.rowCount} rows were read`)
}

async function processorTime(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

if (process.argv[1] === import.meta.filename) {
  const { ratio, ours, theirs } = await compareSpeed()
  console.log(`excel, ${rowCount} rows of 10: ${Math.round(ours)} ms of processor time to tables of texts`)
  console.log(`the library alone: ${Math.round(theirs)} ms; ratio ${ratio.toFixed(2)} (bar ${bar})`)
  process.exitCode = ratio <= bar ? 0 : 1
}
