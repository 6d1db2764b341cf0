// How well questions are answered: asked over HTTP of the built service, as anyone would.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasSharedSets } from '../shared-sets.mjs'
import { readArguments, usage } from './arguments.mjs'
import { askSet } from './ask/ask-set.mjs'
import { isRefusal } from './ask/is-refusal.mjs'
import { reportSentBack } from './ask/send-back.mjs'
import { BadArguments } from './bad-arguments.mjs'
import { openLineFile, readKept } from './line-file.mjs'
import { linesOf, summaryOf } from './model-summary.mjs'
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
  const work = options.work ?? (await mkdtemp(path.join(tmpdir(), 'auger-answers-')))
  try {
    const opened = await openSets({ ...options, out: options.out ?? path.join(work, 'out') })
    const answered = await askAll(opened, work, options)
    for (const { open, lines } of answered) await report(open, lines, options)
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
  for (const set of wanted) {
    const open = await openSet(set, options)
    if (open === undefined) continue
    const file = path.join(options.out, `${set.name}${options.swapped ? '.swapped' : ''}.jsonl`)
    opened.push({ ...open, file, before: await readKept(file, open.items, options) })
  }
  const found = new Set(opened.flatMap(({ items }) => items.map(({ id }) => `${id}`)))
  const unknown = [...(options.ids ?? [])].find((id) => !found.has(id))
  const isCut = options.limit !== undefined || options.swapped
  if (unknown !== undefined && !isCut)
    throw new BadArguments(`--questions: nothing that is asked is called ${unknown}`)
  if (opened.length === 0) throw new BadArguments(`--data: there are no questions to ask in ${options.data}`)
  return opened
}

async function askAll(opened, work, { parallel, uploadOnly, sendsBack, model }) {
  const map = await openContentMap(work)
  const service = await startService(path.join(work, 'data'), model)
  try {
    const [owner, asker] = [service.clientOf('answers'), service.clientOf(`answers-${randomUUID()}`)]
    const uploaded = new Map()
    for (const open of opened)
      uploaded.set(open, await uploadSet(leftOf(open), { client: owner, map, parallel, service }))
    const answered = []
    for (const open of uploadOnly ? [] : opened) {
      const file = await openLineFile(open.file, open.before)
      const asked = { client: asker, datasetIds: uploaded.get(open), parallel, service, sendsBack }
      const came = (await askSet(leftOf(open), { ...asked, onLines: file.append })).values()
      const lines = open.before.kept.map((line) => line ?? came.next().value)
      await file.end(lines)
      answered.push({ open, lines })
    }
    return answered
  } finally {
    await service.stop()
  }
}

/** A set with what no earlier run has answered. */
const leftOf = ({ items, before, ...open }) => ({
  ...open,
  items: items.filter((_, index) => before.kept[index] === undefined),
})

async function report(open, lines, { data, swapped, limit, languages, ids, sendsBack, model }) {
  if (sendsBack) reportSentBack(open.set.name, lines)
  if (model !== undefined) console.log(linesOf(open.set.name, summaryOf(lines)).join('\n'))
  const narrowed = [limit, languages, ids].some((one) => one !== undefined)
  if (!swapped) return scoreSet(open, lines, { data, file: open.file, narrowed })
  if (lines.length === 0) return console.log(`\n${open.set.name}: no question has a table of another kind`)
  const claimed = lines.filter((line) => !isRefusal(line)).length
  const share = ((100 * claimed) / Math.max(1, lines.length)).toFixed(1)
  console.log(`\n${open.set.name}, each of another table: ${claimed} of ${lines.length} claimed, ${share} %`)
}
