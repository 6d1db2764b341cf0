// How often ingest finds out what a column is: the reports of the open files, as the service gives them, against labels by hand.
// Usage: npm run bench -- natures [--small] [--list]
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startService } from '../answers/service.mjs'
import { uploadDataset } from '../answers/upload/upload-dataset.mjs'
import { hasSharedSets, sharedSets } from '../shared-sets.mjs'

const bar = 0.9
const filesOfSmallRound = 3

export async function run(argv) {
  if (!hasSharedSets('natures')) return
  const labels = Object.entries(
    JSON.parse(await readFile(path.join(import.meta.dirname, 'labels.json'), 'utf8')),
  )
  const asked = argv.includes('--small') ? labels.slice(0, filesOfSmallRound) : labels
  const columns = await labelledColumns(asked)
  if (argv.includes('--list'))
    for (const { file, table, column, label, found } of columns)
      if (label !== found) console.log(`${file} / ${table} / ${column}: ${found} for ${label}`)
  const right = columns.filter(({ label, found }) => label === found).length
  const shares = asked.map(([file]) => {
    const own = columns.filter((column) => column.file === file)
    return own.filter(({ label, found }) => label === found).length / own.length
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(
    `natures right: ${right} of ${columns.length} columns, ${percent(right / columns.length)} (bar ${percent(bar)}); mean of ${shares.length} files ${percent(mean)}`,
  )
}

const percent = (share) => `${(share * 100).toFixed(1)} %`

async function labelledColumns(labels) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-bench-natures-'))
  const service = await startService(folder)
  try {
    const client = service.clientOf('natures')
    const columns = []
    for (const [file, tables] of labels) {
      const place = { folder: path.join(sharedSets, 'people/files'), client }
      const { id, sources } = await uploadDataset({ name: file, files: [file] }, place)
      const { report } = await client.datasources.get(id, sources[file].id)
      columns.push(
        ...Object.entries(tables).flatMap(([title, own]) => compared({ file, title, own, report })),
      )
    }
    return columns
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function compared({ file, title, own, report }) {
  const isMeant = (table) => table.title.toLowerCase() === title.toLowerCase()
  const table = report.tables.find(isMeant)
  return Object.entries(own).map(([column, label]) => ({
    file,
    table: title,
    column,
    label,
    found: table?.columns.find(({ name }) => isSame(name, column))?.nature ?? 'nothing',
  }))
}

/** Headers of two rows are joined by a stroke. */
const isSame = (name, labelled) => name.replaceAll(' / ', ' ') === labelled
