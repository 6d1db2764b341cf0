// How well questions are answered: asked over HTTP of the built service, as anyone would.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasSharedSets } from '../shared-sets.mjs'
import { BadArguments, readArguments, usage } from './arguments.mjs'
import { askSet } from './ask/ask-set.mjs'
import { isRefusal } from './ask/is-refusal.mjs'
import { reportSentBack } from './ask/send-back.mjs'
import { writeLines } from './json-lines.mjs'
import { openSet } from './open-set.mjs'
import { scoreSet } from './score-set.mjs'
import { startService } from './service.mjs'
import { sets } from './sets/index.mjs'
import { openContentMap } from './upload/content-map.mjs'
import { uploadSet } from './upload/upload-set.mjs'

const mostErrors = 0.01

export async function run(argv) {
  try {
    const options = readArguments(argv)
    if (options.help) return console.log(usage)
    if (options.small && !hasSharedSets('answers')) return
    await measure(options)
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  }
}

async function measure(options) {
  const opened = await openSets(options)
  const work = options.work ?? (await mkdtemp(path.join(tmpdir(), 'auger-answers-')))
  try {
    const answered = await askAll(opened, work, { ...options, out: options.out ?? path.join(work, 'out') })
    for (const { open, lines, file } of answered) await report(open, lines, file, options)
    const all = answered.flatMap(({ lines }) => lines)
    const errors = all.filter(({ error }) => error !== undefined).length
    if (errors > 0) console.log(`\n${errors} of ${all.length} questions were met with an error`)
    process.exitCode = errors > mostErrors * all.length ? 1 : 0
  } finally {
    if (options.work === undefined) await rm(work, { recursive: true, force: true })
  }
}

async function openSets(options) {
  const wanted = sets.filter(
    ({ name, swaps }) => (options.names?.includes(name) ?? true) && (!options.swapped || swaps),
  )
  const opened = []
  for (const set of wanted) opened.push(await openSet(set, options))
  const found = opened.filter((open) => open !== undefined)
  if (found.length === 0) throw new BadArguments(`--data: there are no questions to ask in ${options.data}`)
  return found
}

async function askAll(opened, work, { out, swapped, parallel, uploadOnly, sendsBack }) {
  const map = await openContentMap(work)
  const service = await startService(path.join(work, 'data'))
  try {
    const [owner, asker] = [service.clientOf('answers'), service.clientOf(`answers-${randomUUID()}`)]
    const uploaded = new Map()
    for (const open of opened)
      uploaded.set(open, await uploadSet(open, { client: owner, map, parallel, service }))
    const answered = []
    for (const open of uploadOnly ? [] : opened) {
      const asked = { client: asker, datasetIds: uploaded.get(open), parallel, service, sendsBack }
      const lines = await askSet(open, asked)
      const file = path.join(out, `${open.set.name}${swapped ? '.swapped' : ''}.jsonl`)
      await writeLines(file, lines)
      answered.push({ open, lines, file })
    }
    return answered
  } finally {
    await service.stop()
  }
}

async function report(open, lines, file, { data, swapped, limit, languages, sendsBack }) {
  if (sendsBack) reportSentBack(open.set.name, lines)
  if (!swapped)
    return scoreSet(open, lines, { data, file, narrowed: limit !== undefined || languages !== undefined })
  if (lines.length === 0) return console.log(`\n${open.set.name}: no question has a table of another kind`)
  const claimed = lines.filter((line) => !isRefusal(line)).length
  const share = ((100 * claimed) / Math.max(1, lines.length)).toFixed(1)
  console.log(`\n${open.set.name}, each of another table: ${claimed} of ${lines.length} claimed, ${share} %`)
}
