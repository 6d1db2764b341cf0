// Asks the analyst for the candidates of every question, by several processes, and writes which of them were right.
import { fork } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openProgress } from '../../answers/progress.mjs'
import { groupBy } from '../group-by.mjs'
import { allQuestions } from './all-questions.mjs'
import { featureNames } from './analyst.mjs'
import { openItemWriter } from './item-lines.mjs'
import { hashesOf, setNames } from './questions.mjs'

export async function gather(options) {
  const ending = options.out.endsWith('.gz') ? '.jsonl.gz' : '.jsonl'
  const scratch = await mkdtemp(path.join(tmpdir(), 'auger-gather-'))
  const parts = Array.from({ length: options.parallel }, (_, at) => path.join(scratch, `${at}${ending}`))
  try {
    const questions = await allQuestions(options)
    if (questions.length === 0) throw new Error(`There are no questions to gather in ${options.data}`)
    const head = path.join(scratch, `head${ending}`)
    await writeHead(head, options)
    const told = await gatherParts(questions, parts, options)
    // Files of several parts, zipped or not, lie one behind the other.
    const out = createWriteStream(options.out)
    for (const part of [head, ...parts]) await pipeline(createReadStream(part), out, { end: false })
    await new Promise((done) => out.end(done))
    console.log(
      `${options.out}: ${told.questions} of ${questions.length} questions, ${told.candidates} candidates, ` +
        `${(told.milliseconds / Math.max(1, told.questions)).toFixed(1)} ms to think of those of a question`,
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function writeHead(file, options) {
  const writer = openItemWriter(file)
  const sets = setNames.filter((name) => options.sets.includes(name))
  await writer.header({
    features: featureNames,
    sources: Object.fromEntries(sets.map((name) => [name, hashesOf(name, options)])),
  })
  await writer.close()
}

/** Datasets are handed out one by one, those with most questions first. */
async function gatherParts(questions, parts, options) {
  const byDataset = [...groupBy(questions, ({ dataset }) => dataset)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  const left = byDataset.map(([dataset]) => dataset).values()
  const progress = openProgress('gather', byDataset.length, 'datasets')
  const sum = { questions: 0, candidates: 0, milliseconds: 0 }
  const problems = new Map()
  const worker = (part) =>
    new Promise((done, fail) => {
      const child = fork(path.join(import.meta.dirname, 'worker.mjs'), [JSON.stringify({ options, part })])
      child.on('message', (told) => {
        if (!told.ready) {
          for (const name of Object.keys(sum)) sum[name] += told[name]
          for (const problem of told.problems) problems.set(problem, (problems.get(problem) ?? 0) + 1)
          progress.step()
        }
        child.send(left.next().value ?? null)
      })
      child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A process ended with ${code}`))))
    })
  await Promise.all(parts.map(worker))
  progress.end()
  printProblems(problems)
  return sum
}

const shown = 10

/** Why candidates could not be run, the most frequent first. */
function printProblems(problems) {
  const all = [...problems].sort(([, one], [, other]) => other - one)
  if (all.length === 0) return
  const count = all.reduce((sum, [, times]) => sum + times, 0)
  console.log(`${count} candidates cannot be run:`)
  for (const [problem, times] of all.slice(0, shown)) console.log(`  ${times} times: ${problem}`)
}
