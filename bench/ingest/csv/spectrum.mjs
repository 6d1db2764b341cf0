// csv-spectrum: every cell of a file against its JSON.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { noGold } from '../no-gold.mjs'
import { loadRows } from '../read/load-read.mjs'

const folder = 'csv/csv-spectrum'
/** Its JSON has another telephone number than the file. */
const wrongTruth = 'location_coordinates.csv'

export async function scoreSpectrum(results, { data }) {
  const scored = []
  for (const { path: file, name, status, tables } of results.values()) {
    const truth = path.join(data, folder, 'json', name.replace(/\.csv$/, '.json'))
    if (!file.startsWith(`${folder}/csvs/`) || !existsSync(truth)) continue
    const rows = status === 'read' ? await loadRows(tables[0]) : [[]]
    scored.push({ name, equal: isEqual(rows, JSON.parse(await readFile(truth, 'utf8'))) })
  }
  if (scored.length === 0) return noGold(results, folder)
  const counted = scored.filter(({ name }) => name !== wrongTruth)
  const equal = counted.filter((one) => one.equal).length
  console.log(`\ncsv-spectrum: ${equal} of ${counted.length} files equal, ${wrongTruth} aside`)
  for (const one of counted) if (!one.equal) console.log(`  differs: ${one.name}`)
  return [
    {
      name: 'csv-spectrum files equal',
      value: `${equal} of ${counted.length}`,
      bar: 'all',
      holds: equal === counted.length,
    },
  ]
}

function isEqual([names, ...rows], truth) {
  const records = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  return comparable(records) === comparable([truth].flat())
}

/** A copy of the set may have lost its carriage returns on the way. */
const comparable = (records) => JSON.stringify(records).replaceAll('\\r\\n', '\\n')
