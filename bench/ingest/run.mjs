// How well files are read: each as ingest reads it, then what was read against what is right.
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasSharedSets } from '../shared-sets.mjs'
import { BadArguments, readArguments, usage } from './arguments.mjs'
import { scoreDialects } from './csv/dialects.mjs'
import { describeHorrors } from './csv/horrors.mjs'
import { scoreSpectrum } from './csv/spectrum.mjs'
import { dataFiles } from './data-files.mjs'
import { measureGrowth } from './docs/memory-growth.mjs'
import { scoreDocuments } from './docs/score.mjs'
import { scoreEndings } from './endings.mjs'
import { scoreExcel } from './excel/score.mjs'
import { printFigures } from './figures.mjs'
import { scorePassages } from './passages/score.mjs'
import { openReaders } from './read/open-readers.mjs'
import { readAll } from './read/read-all.mjs'
import { writeResult } from './write/write-result.mjs'

const scorers = [
  scoreEndings,
  scoreSpectrum,
  scoreDialects,
  describeHorrors,
  scoreExcel,
  scoreDocuments,
  scorePassages,
]

export async function run(argv) {
  try {
    const options = readArguments(argv)
    if (options.help) return console.log(usage)
    if (options.small && !hasSharedSets('ingest')) return
    await measure({ ...options, data: await realpath(options.data) })
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  }
}

/** Of a small round one in so many, and the documents whose passages are looked for in one language. */
const smallShare = 30
const isInSmallRound = ({ path: file }, at) => at % smallShare === 0 || file.startsWith('xquad/docs/en/')

async function measure({ data, out, listed, small = false }) {
  const files = (await dataFiles(data)).filter((file, at) => !small || isInSmallRound(file, at))
  if (files.length === 0) throw new BadArguments(`--data: there is no file of a format of ours in ${data}`)
  const work = await mkdtemp(path.join(tmpdir(), 'auger-bench-ingest-'))
  const readers = await openReaders({ data, work })
  try {
    console.log(`${files.length} files in ${data}, isolation ${readers.isolation}`)
    const needsGrids = (file) => out !== undefined || file.startsWith('excel/books/')
    const results = await readAll(files, readers, { work, needsGrids })
    if (out !== undefined) for (const result of results.values()) await writeResult(result, out)
    const figures = []
    for (const score of scorers) figures.push(...(await score(results, { data, out, listed, small })))
    if (!small) figures.push(...(await measureGrowth(results, readers, work)))
    printFigures(figures)
    process.exitCode = !small && figures.some(({ holds }) => holds === false) ? 1 : 0
  } finally {
    await readers.close()
    await rm(work, { recursive: true, force: true })
  }
}
