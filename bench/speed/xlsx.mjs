// A workbook of 100,000 rows and 10 columns to tables of texts, against a library that only reads its cells.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { runBare } from './bare-process.mjs'
import { printComparison } from './comparison.mjs'
import { ratios, spread } from './figures.mjs'
import { ingestOnce } from './ingest-once.mjs'

const rowCount = 100_000
const largestRatio = 2

export async function measureXlsx({ rounds }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-speed-'))
  try {
    const file = path.join(folder, 'sales.xlsx')
    await writeFile(file, await writeXlsx({ sheets: [{ name: 'Sales', rows: salesRows() }] }))
    console.log(`\nxlsx: ${rowCount} rows of 10, ${rounds} rounds; ours with the start of its process`)
    const measured = []
    for (let round = 0; round <= rounds; round++) {
      const found = await compareOnce(file, folder)
      if (round > 0) measured.push(found)
    }
    print(measured)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compareOnce(file, folder) {
  const bare = await runBare('bare-xlsx.mjs', { file })
  const ours = await ingestOnce({ file, extension: 'xlsx' }, folder)
  if (ours.table.rowCount !== rowCount) throw new Error(`${ours.table.rowCount} rows were read`)
  return { ...ours, bare }
}

function print(measured) {
  const all = (key) => measured.map((round) => round[key])
  const wall = (key) => all(key).map((one) => one.wall)
  printComparison('to tables of texts', { ours: all('texts'), bare: all('bare') }, largestRatio)
  console.log(
    `    until it can be asked ${spread(wall('asked'), 0)} ms, ratio ${spread(ratios(wall('asked'), wall('bare')), 2)}; ` +
      `the profile after it takes ${spread(wall('profiled'), 0)} ms`,
  )
  const peak = (key) => Math.max(...all('peak').map((one) => one[key]))
  console.log(
    `    memory ${peak('total')} MB at most: engine ${peak('engine')}, reader ${peak('reader')}, server ${peak('server')}`,
  )
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
