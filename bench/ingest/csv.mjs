// CSV as found in the wild, for a folder with csv-spectrum/, csvsniffer/ and messytables/, whichever of them it has.
// node --conditions=source --import tsx bench/ingest/csv.mjs --data DIR [--out DIR] [--list]
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { annotatedFiles, dialectFault } from './csv-dialects.mjs'
import { csvOf, readCsv } from './csv-read.mjs'

/** The bars: every file of the first but one, and so much of the second. */
export const bars = { spectrum: 1, dialects: 0.92 }
const wrongTruth = 'location_coordinates'

/** Every cell of csv-spectrum against its JSON. */
export async function scoreSpectrum(folder) {
  const names = (await list(path.join(folder, 'csvs'))).filter((name) => name.endsWith('.csv'))
  const results = []
  for (const name of names) {
    const truth = path.join(folder, 'json', name.replace(/\.csv$/, '.json'))
    const { tables = [], refused } = await readCsv(path.join(folder, 'csvs', name))
    if (!existsSync(truth)) continue
    const [names, ...rows] = tables[0]?.rows ?? [[]]
    const records = rows.map((row) => Object.fromEntries(names.map((key, index) => [key, row[index]])))
    const expected = JSON.parse(await readFile(truth, 'utf8'))
    const equal = comparable(records) === comparable([expected].flat())
    results.push({ name, equal, counted: !name.startsWith(wrongTruth), refused })
  }
  return results
}

/** A copy of the set may have lost its carriage returns on the way. */
const comparable = (records) => JSON.stringify(records).replaceAll('\\r\\n', '\\n')

/** The dialect of every file that has one annotated. */
export async function scoreDialects(folder) {
  const results = []
  for (const { file, own = false, ...wanted } of await annotatedFiles(folder)) {
    const { report, refused } = await readCsv(file)
    const fault =
      report === undefined ? refused : dialectFault(wanted, report, await readFile(file, 'latin1'))
    results.push({ file, own, fault })
  }
  return results
}

/** What was understood of files that no one can say the truth about; for a person to look at. */
export async function describeFiles(folder) {
  const results = []
  for (const name of await list(folder)) {
    if (!/\.(csv|tsv)$/i.test(name)) continue
    const { report, tables = [], refused } = await readCsv(path.join(folder, name))
    results.push({ name, refused, report, rows: tables[0]?.rows ?? [] })
  }
  return results
}

/** Writes every delimited file under a folder as OUT/<file>/<table>.csv, raw texts, header first, and OUT/<file>/report.json. */
export async function writeCsvs(data, out) {
  for (const name of await list(data, { recursive: true })) {
    if (!/\.(csv|tsv)$/i.test(name)) continue
    const { report, tables = [], refused } = await readCsv(path.join(data, name))
    const folder = path.join(out, name)
    await mkdir(folder, { recursive: true })
    for (const { title, rows } of tables)
      await writeFile(path.join(folder, `${title.replaceAll('/', '_')}.csv`), csvOf(rows))
    await writeFile(path.join(folder, 'report.json'), JSON.stringify(report ?? { error: refused }, null, 2))
  }
}

async function list(folder, options = {}) {
  return existsSync(folder) ? (await readdir(folder, options)).toSorted() : []
}

export function print({ spectrum, dialects, horrors }, everything) {
  const counted = spectrum.filter((result) => result.counted)
  console.log(
    `csv-spectrum: ${counted.filter((result) => result.equal).length} of ${counted.length} files equal`,
  )
  for (const { name, equal } of spectrum) if (!equal) console.log(`  differs: ${name}`)
  for (const own of [false, true]) {
    const some = dialects.filter((result) => result.own === own)
    const right = some.filter((result) => result.fault === undefined).length
    const share = ((100 * right) / Math.max(1, some.length)).toFixed(1)
    console.log(
      `dialects ${own ? 'as we judge them' : 'as annotated'}: ${right} of ${some.length}, ${share} %`,
    )
    for (const { file, fault } of some)
      if (fault !== undefined) console.log(`  ${path.basename(file)}: ${fault}`)
  }
  for (const { name, refused, report, rows } of horrors) {
    const facts = Object.entries(report ?? {}).filter(([key]) => !['notes', 'rejectedSamples'].includes(key))
    console.log(
      `${name}: ${refused ?? `${rows.length - 1} rows, ${JSON.stringify(Object.fromEntries(facts))}`}`,
    )
    for (const note of report?.notes ?? []) console.log(`    ${note}`)
    for (const row of rows.slice(0, everything ? 4 : 2))
      console.log(`    | ${row.slice(0, 12).join(' | ').replaceAll('\n', '⏎').slice(0, 160)}`)
  }
}

export async function measureCsv({ data, out, everything = false }) {
  if (out !== undefined) await writeCsvs(data, out)
  const found = {
    spectrum: await scoreSpectrum(path.join(data, 'csv-spectrum')),
    dialects: await scoreDialects(path.join(data, 'csvsniffer')),
    horrors: await describeFiles(path.join(data, 'messytables', 'horror')),
  }
  print(found, everything)
  const share = (results, right) => results.filter(right).length / Math.max(1, results.length)
  return [
    {
      name: 'csv-spectrum',
      value: share(
        found.spectrum.filter((one) => one.counted),
        (one) => one.equal,
      ),
      bar: bars.spectrum,
    },
    {
      name: 'csv dialects',
      value: share(
        found.dialects.filter((one) => !one.own),
        (one) => one.fault === undefined,
      ),
      bar: bars.dialects,
    },
  ]
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, out: { type: 'string' }, list: { type: 'boolean' } },
  })
  if (values.data === undefined) throw new Error('Which folder? --data DIR')
  const results = await measureCsv({ data: values.data, out: values.out, everything: values.list })
  process.exitCode = results.every(({ value, bar }) => value >= bar) ? 0 : 1
}
